"""Requests by dice: every route with odd methods, paths, headers, encodings and bodies, as bytes on the wire."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from urllib.parse import quote_from_bytes

ROUTES = {
    "GET": [
        "/",
        "/new",
        "/rules",
        "/j/{code}",
        "/w/{code}",
        "/r/{code}",
        "/t/{table}",
        "/tv/{table}",
        "/replay/{table}",
        "/assets/{odd}",
        "/icon.svg",
        "/health",
        "/ready",
        "/metrics",
        "/nowhere/{odd}",
        "/ws/{table}",
        "/api/games",
        "/api/games/{odd}/cards",
        "/api/games/hidden-leaders/cards",
        "/api/tables",
        "/api/tables/{table}",
        "/api/tables/{table}/qr",
        "/api/tables/{table}/record",
        "/api/tables/{table}/replay",
        "/api/tables/{table}/tally",
        "/api/replays/{code}",
        "/api/tables/{table}/news",
        "/api/schema",
        "/api/openapi/openapi.json",
        "/api/openapi/{odd}",
    ],
    "POST": [
        "/api/tables",
        "/api/tables",
        "/api/tables",
        "/api/links",
        "/api/links",
        "/api/join",
        "/api/join",
        "/api/watch",
        "/api/watch",
        "/api/tables/{table}/start",
        "/api/tables/{table}/rematch",
        "/api/tables/{table}/play-on",
        "/api/replays/{table}/play-on",
        "/api/tables/{table}/links/{kind}",
    ],
    "PUT": ["/api/tables/{table}/seats/{seat}/bot", "/api/tables/{table}/sharing"],
    "DELETE": [
        "/api/tables/{table}/seats/{seat}",
        "/api/tables/{table}/seats/{seat}/bot",
        "/api/tables/{table}/sharing",
    ],
}
OTHER_METHODS = ["HEAD", "OPTIONS", "PATCH", "TRACE", "BREW"]
ODD = [
    b"", b"x", b"\x00", b"\xff\xfe", b"\xc3\x28", b"\xed\xa0\x80", b"%", b"%zz", b"%ff", b"..", b"../..", b"\xc4\x85",
    b"\xf0\x9f\x90\x89", b"{}", b"[::1", b"::zz::", b"a" * 300, b"0", b"-1", b"5", b"6", b"9" * 25, b"1e5", b"NaN",
    b"null", b"\t", b"\x7f", b"\x80", b"a b", b"<x>", b"'", b'"', b"\\", b";", b",,,", b"=", b"&&", b"?", b"#", b"en",
    b"uk;q=x",
]  # fmt: skip
QUERIES = ["lang", "since", "seat", "watch", "viewer", "kind", "before", "odd"]
HEADERS = [
    "Origin", "Cookie", "Accept", "Accept-Language", "Accept-Encoding", "Content-Type", "If-None-Match", "Range",
    "X-Forwarded-For", "X-Forwarded-Proto", "X-Forwarded-Host", "Forwarded", "Expect", "Upgrade", "Connection",
    "Content-Encoding", "X-HTTP-Method-Override", "Referer", "Sec-WebSocket-Key", "Sec-WebSocket-Version",
    "Authorization",
]  # fmt: skip
VALUES = [
    b"text/html", b"application/json", b"application/json; charset=utf-16", b"application/json; charset=odd",
    b"multipart/form-data", b"multipart/form-data; boundary=x", b"application/x-www-form-urlencoded", b"text/plain",
    b"application/msgpack", b"application/x-msgpack", b"application/yaml", b"gzip", b"chunked", b"keep-alive",
    b"Upgrade", b"websocket", b"100-continue", b"bytes=0-1", b"interregnum=", b"interregnum=\xff",
    b'interregnum="\\377"', b"a=b; ; =",
    b"1.2.3.4", b"fe80::1%eth0", b"[::1]:80", b"1.2.3.4:99999", b"unknown", b"null", b"http://127.0.0.1",
]  # fmt: skip
BODIES = [
    b'{"game":"hidden-leaders","seats":2,"name":"Ann"}', b'{"code":"@code@","name":"Bob","seat":1,"another":true}',
    b'{"bot":"greedy"}', b'{"code":"@code@"}', b"{}", b"[]", b"null", b'"x"', b"", b"--x\r\n\r\n--x--", b"a=b&c=d",
    b'{"game":"hidden-leaders","seats":2,"name":"Ann","options":{"beginner":true},"patience":30,"bots":{"1":"greedy"}}',
    b'--x\r\nContent-Disposition: form-data; name="data"; filename="f"\r\n\r\nz\r\n--x--\r\n',
]  # fmt: skip
MESSAGES = [
    b'{"type":"say","id":"a","text":"x"}', b'{"type":"answer","id":"b","seq":1,"choice":"x"}',
    b'{"type":"undo","id":"c","to":0}',
    b'{"type":"refresh","id":"d","since":0}', b'{"type":"back","id":"e"}', b"", b"{", b'"\\ud800"', b"[" * 500,
]  # fmt: skip
TEXT, BINARY, CONT, FIN, SHORT = 1, 2, 0, 0x80, 125
OPCODES = [TEXT] * 12 + [BINARY] * 4 + [CONT, 3, 8, 9, 9, 10, 11]
PAUSE = (b"\x89\xfd\0\0\0\0" + bytes(125)) * 5  # pings: what comes behind is read later than what came before
CLOSE = b"\x88\x80\0\0\0\0"  # without a code, masked with nothing


class Odd:
    """Makes requests of somebody who knows a table and its links."""

    def __init__(self, seed: int, host: str, token: str, table: str, codes: Sequence[str]) -> None:
        self.dice = Random(seed)
        self.host, self.token, self.table, self.codes = host, token, table, codes

    def request(self) -> bytes:
        body = self.body()
        method = self.dice.choice(["GET", "GET", "POST", "POST", "PUT", "DELETE"])
        target = self.target(self.dice.choice(ROUTES[method]))
        if self.dice.random() < 0.1:
            method = self.dice.choice([*ROUTES, *OTHER_METHODS])
        head = [b" ".join([method.encode(), target, b"HTTP/1.1"]), *self.headers()]
        if self.dice.random() < 0.9:
            head.append(b"Content-Length: %d" % len(body))
        head.append(b"Connection: close")
        return b"\r\n".join(head) + b"\r\n\r\n" + body

    def target(self, route: str) -> bytes:
        path = route.format(
            table=self.some(self.table, "x"), code=self.some(*self.codes), seat=self.some("0", "1", "7"),
            kind=self.some("invite", "watch"), odd=self.some("x"),
        )  # fmt: skip
        asked = [
            f"{self.dice.choice(QUERIES)}={self.some('en', '0', '1', 'open')}" for _ in range(self.dice.randint(0, 2))
        ]
        return (path + ("?" + "&".join(asked) if asked else "")).encode("latin-1")

    def some(self, *usual: str) -> str:
        """Something of a path: as it should be, odd in percents, or odd as it is."""
        if self.dice.random() < 0.6:
            return self.dice.choice(usual)
        odd = self.dice.choice(ODD)
        plain = odd.translate(None, b" \t\r\n\x00?#").decode("latin-1")
        return quote_from_bytes(odd, safe="") if self.dice.random() < 0.7 else plain

    def headers(self) -> list[bytes]:
        found = [
            b"Host: "
            + (self.dice.choice([*ODD, b"evil.example"]).strip() if self.dice.random() < 0.2 else self.host.encode())
        ]
        if self.dice.random() < 0.7:
            found.append(b"Cookie: interregnum=" + self.token.encode())
        if self.dice.random() < 0.8:
            found.append(b"Content-Type: application/json")
        for _ in range(self.dice.randint(0, 3)):
            value = self.dice.choice([*VALUES, *ODD]).strip().translate(None, b"\x00\x7f")
            found.append(self.dice.choice(HEADERS).encode() + b": " + value)
        return found

    def body(self) -> bytes:
        """A body that would do, or one with some bytes changed, cut or put in."""
        body = bytearray(self.dice.choice(BODIES).replace(b"@code@", self.dice.choice(self.codes).encode()))
        for _ in range(self.dice.choice([0, 0, 1, 1, 2, 5])):
            where = self.dice.randint(0, len(body))
            body[where : where + self.dice.randint(0, 2)] = self.dice.choice([*ODD, bytes([self.dice.randint(0, 255)])])
        return bytes(body)

    # --- websockets

    def handshake(self) -> bytes:
        target = self.target("/ws/{table}") if self.dice.random() < 0.2 else f"/ws/{self.table}".encode()
        usual = [
            b"GET " + target + b" HTTP/1.1", b"Host: " + self.host.encode(), b"Upgrade: websocket",
            b"Connection: Upgrade", b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", b"Sec-WebSocket-Version: 13",
            b"Cookie: interregnum=" + self.token.encode(),
        ]  # fmt: skip
        odd = [one for one in self.headers()[2:] if not one.startswith(b"Co")] if self.dice.random() < 0.2 else []
        return b"\r\n".join([*usual, *odd]) + b"\r\n\r\n"

    def frames(self) -> bytes:
        found = b"".join(self.frame() for _ in range(self.dice.randint(1, 6)))
        return found + self.dice.choice([b"", PAUSE]) + CLOSE

    def frame(self) -> bytes:
        """A frame of any kind, masked with nothing; now and then it is not the last one of its message."""
        data = bytearray(self.dice.choice(MESSAGES))
        if self.dice.random() < 0.5:
            where = self.dice.randint(0, len(data))
            data[where:where] = self.dice.choice([*ODD, b"\x03\xe8\xff"])
        opcode = self.dice.choice(OPCODES)
        end = FIN if opcode > BINARY or self.dice.random() < 0.8 else 0
        length = bytes([0x80 | len(data)]) if len(data) <= SHORT else b"\xfe" + len(data).to_bytes(2, "big")
        return bytes([end | opcode]) + length + b"\0\0\0\0" + bytes(data)
