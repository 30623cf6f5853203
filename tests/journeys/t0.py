import driver
from driver import *
import time
def explore(start):
    p=start()
    t=time.time(); tr=p.tree(); print('#',time.time()-t, len(list(tr.walk())))
    t=time.time(); tr=p.tree(); print('#',time.time()-t, len(list(tr.walk())))
    p.press(p.find('push button','New Sheet'))
    p.tab_to('text','Name of player 1')
    p.key('a',CONTROL); p.type('Ann')
    print('#',p.text_of(p.focused()))
    p.press(p.find('push button','Start'))
    p.find('label','Which cards')
    p.type('7c8h9d')
    wait('site', lambda: p.tree().first('push button','in reach, free'))
    t=time.time(); tr=p.tree(); print('#',time.time()-t, len(list(tr.walk())))
    def d(n,k=0):
        print('#','  '*k,n,n.description, [s for s in range(45) if n.has(s)])
        for c in n.children: d(c,k+1)
    d(tr)
    check(False,'x')
run(explore)
