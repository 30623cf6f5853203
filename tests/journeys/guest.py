# SPDX-License-Identifier: GPL-3.0-or-later
"""A guest of own screens, without a browser: its requests, and the events that keep it in reach."""

import http.client
import json
import urllib.parse

AGENTS = {"Pixel 7": "Mozilla/5.0 (Linux; Android 14; Pixel 7)", "iPhone": "Mozilla/5.0 (iPhone; CPU iPhone OS 17_0)"}


class Guest:
    def __init__(self, link, device="Pixel 7"):
        self.link = urllib.parse.urlparse(link)
        self.headers = {"User-Agent": AGENTS[device], "Accept-Language": "en"}
        self.events = None

    def __enter__(self):
        answer, _ = self.ask("GET", "words")
        self.headers["Cookie"] = answer.headers["Set-Cookie"].split(";")[0]
        self.events = self._connect()
        self.events.request("GET", f"{self.link.path}events", headers=self.headers)
        self.stream = self.events.getresponse()
        return self

    def __exit__(self, *_):
        self.events.close()
        self.stream.close()

    def _connect(self):
        return http.client.HTTPConnection(self.link.hostname, self.link.port, timeout=20)

    def ask(self, method, what, **fields):
        line = self._connect()
        body = urllib.parse.urlencode(fields) if fields else None
        sent = {"Content-Type": "application/x-www-form-urlencoded"} if fields else {}
        line.request(method, self.link.path + what, body, {**self.headers, **sent})
        answer = line.getresponse()
        text = answer.read().decode()
        line.close()
        return answer, text

    def sit(self, seat):
        """1 is the first; whoever sits there already may be asked."""
        answer, text = self.ask("POST", "sit", seat=seat)
        assert answer.status in (200, 202), (answer.status, text)

    def moment(self):
        return json.loads(self.ask("GET", "moment")[1])

    def may_tell(self):
        return self.moment()["tells"]
