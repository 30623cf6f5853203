# SPDX-License-Identifier: GPL-3.0-or-later
"""A sheet that is served, and its guests, without a browser.

The tests that use it are run as: TEST CLI SOURCE-ROOT [unittest's arguments]
"""

import http.client
import json
import os
import re
import signal
import socket
import subprocess
import sys
import tempfile
import urllib.parse
from pathlib import Path

CLI = os.path.abspath(sys.argv[1])
ROOT = Path(sys.argv[2])

OK, ACCEPTED, FORBIDDEN, MISSING, CONFLICT = 200, 202, 403, 404, 409
TOO_LARGE, TOO_MANY = 413, 429


class Guest:
    """Somebody at another screen. A new one has no key until the page was opened."""

    def __init__(self, table, language="en", agent="Mozilla/5.0 (Linux; Android 14; Pixel 7)"):
        self.table = table
        self.headers = {"Accept-Language": language, "User-Agent": agent}
        self.n_sent = 0

    def ask(self, method, path, fields=None, headers=None, outside=False):
        """The status and the body of an answer, which is read as JSON if it is that."""
        body = urllib.parse.urlencode(fields) if fields is not None else None
        sent = dict(self.headers, **(headers or {}))
        if body is not None:
            sent["Content-Type"] = "application/x-www-form-urlencoded"
        line = http.client.HTTPConnection(self.table.host, self.table.port, timeout=20)
        try:
            line.connect()
            line.sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            line.request(method, path if outside else self.table.base + path, body, sent)
            answer = line.getresponse()
            data = answer.read()
        finally:
            line.close()
        self.answer = answer
        for cookie in answer.headers.get_all("Set-Cookie") or []:
            self.headers["Cookie"] = cookie.split(";")[0]
        is_json = answer.headers.get("Content-Type", "").startswith("application/json")
        return answer.status, json.loads(data) if is_json else data

    def open(self):
        for path in ("", "words"):
            status, page = self.ask("GET", path)
            assert status == OK, (status, page)
        return self

    def sit(self, seat):
        return self.ask("POST", "sit", {"seat": seat} if isinstance(seat, int) else {"role": seat})

    def moment(self):
        status, moment = self.ask("GET", "moment")
        assert status == OK, (status, moment)
        return moment

    def play(self, move, version=None, id=None):
        self.n_sent += 1
        return self.ask("POST", "play", {
            "id": id or f"{self.n_sent}",
            "version": version or self.moment()["version"],
            "move": move,
        })

    def back(self, version=None):
        self.n_sent += 1
        return self.ask("POST", "back", {"id": f"b{self.n_sent}",
                                         "version": version or self.moment()["version"]})


class Events:
    """The stream of one guest."""

    def __init__(self, guest):
        table = guest.table
        self.line = http.client.HTTPConnection(table.host, table.port, timeout=20)
        self.line.request("GET", table.base + "events", headers=guest.headers)
        self.answer = self.line.getresponse()
        assert self.answer.status == OK, self.answer.status

    def next(self, wanted=None):
        """The next event, or the next one of that name, and its data; ("", "") at the end."""
        name = ""
        while True:
            line = self.answer.readline().decode()
            if not line:
                return "", ""
            if line.startswith("event: "):
                name = line[7:].strip()
            elif line.startswith("data:") and wanted in (None, name):
                return name, line[5:].strip()

    def close(self):
        self.line.sock.close() if self.line.sock else None
        self.answer.close()


class Table:
    """A sheet that is served."""

    def __init__(self, game=None, *options, sheet=None, library=None):
        self.folder = tempfile.TemporaryDirectory()
        self.sheet = sheet or os.path.join(self.folder.name, "sheet.flipsheet")
        self.library = library
        self.env = dict(os.environ, XDG_STATE_HOME=self.folder.name,
                        FLIPSIDE_LOCALEDIR=str(Path(CLI).parents[2] / "po"))
        if game:
            subprocess.run([CLI, "new", game, *options, "-o", self.sheet], check=True, stdout=subprocess.DEVNULL)
        self.start()

    def start(self, *options):
        library = ["--library", self.library] if self.library else []
        self.process = subprocess.Popen(
            [CLI, "serve", self.sheet, "--bind", "127.0.0.1", *library, *options],
            stdout=subprocess.PIPE, text=True, env=self.env)
        link = self.process.stdout.readline().strip()
        told = self.process.stdout.readline()
        self.link = urllib.parse.urlparse(link)
        self.host, self.port, self.base = self.link.hostname, self.link.port, self.link.path
        self.code = re.search(r"code (\d{4})", told).group(1)

    def guests(self, *seats):
        """Guests that sit there."""
        list = []
        for seat in seats:
            guest = Guest(self).open()
            assert guest.sit(seat)[0] == OK
            list.append(guest)
        return list

    def memory(self):
        """Of the server, in KB."""
        with open(f"/proc/{self.process.pid}/status") as file:
            return int(re.search(r"VmRSS:\s+(\d+)", file.read()).group(1))

    def end(self, how=signal.SIGINT):
        """Its exit status."""
        self.process.send_signal(how)
        self.process.stdout.read()
        self.process.stdout.close()
        return self.process.wait(timeout=20)

    def close(self):
        status = self.end() if self.process.poll() is None else self.process.returncode
        self.folder.cleanup()
        return status

    def __enter__(self):
        return self

    def __exit__(self, *problem):
        status = self.close()
        assert problem[0] or status == 0, f"the server ended with {status}"
