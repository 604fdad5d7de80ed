#!/usr/bin/env python3
"""A small player of Ghost Stories that sits at an online table of `ghost-stories serve`.

    python3 examples/online_bot.py --server http://localhost:8642 --table NAME --seat red --name Py
    python3 examples/online_bot.py --server http://localhost:8642 --open --seats 2 --black-secret --play wu-feng

It needs nothing but Python. It plays by the rules of thumb of bot.py, agrees when somebody wants to take a decision back, and comes
back by itself when the connection is lost. `--serve PROGRAM` starts a server of its own for as long as it plays. `--check` loses the
connection on purpose now and then and looks closely at what the server says. docs/protocol.md describes every message.
"""

import argparse
import base64
import contextlib
import hashlib
import json
import os
import random
import re
import socket
import struct
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.parse
import urllib.request

sys.dont_write_bytecode = True  # leave nothing beside bot.py
from bot import worth


class Lost(Exception):
    """The connection is gone; the table is not."""


class WebSocket:
    """As much of RFC 6455 as a client needs: text both ways, and an answer to pings."""

    TEXT, CLOSE, PING, PONG = 1, 8, 9, 10

    def __init__(self, server, path):
        address = urllib.parse.urlsplit(server)
        secure = address.scheme == "https"
        self.socket = socket.create_connection((address.hostname, address.port or (443 if secure else 80)), timeout=100)
        if secure:
            import ssl

            self.socket = ssl.create_default_context().wrap_socket(self.socket, server_hostname=address.hostname)
        self.input = self.socket.makefile("rb")
        key = base64.b64encode(os.urandom(16)).decode()
        self.socket.sendall(
            f"GET {path} HTTP/1.1\r\nHost: {address.netloc}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        status = self.input.readline().decode().strip()
        headers = dict(line.lower().split(": ", 1) for line in iter(lambda: self.input.readline().decode().strip(), ""))
        expected = base64.b64encode(hashlib.sha1((key + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11").encode()).digest()).decode()
        if " 101 " not in status or headers.get("sec-websocket-accept") != expected.lower():
            raise Lost(f"the server does not speak WebSocket: {status}")

    def send(self, text, kind=TEXT):
        data, mask = text.encode(), os.urandom(4)
        length = struct.pack(">B", 0x80 | len(data)) if len(data) < 126 else struct.pack(">BH", 0x80 | 126, len(data))
        self.socket.sendall(bytes([0x80 | kind]) + length + mask + bytes(byte ^ mask[i % 4] for i, byte in enumerate(data)))

    def receive(self):
        text = b""
        while True:
            first, length = self.take(2)
            if length > 125:
                length = int.from_bytes(self.take(2 if length == 126 else 8), "big")
            kind, data = first & 15, self.take(length)
            if kind == WebSocket.CLOSE:
                raise Lost("the server closed the connection")
            if kind == WebSocket.PING:
                self.send(data.decode(), WebSocket.PONG)
            elif kind != WebSocket.PONG:
                text += data
                if first & 0x80:
                    return text.decode()

    def take(self, length):
        data = self.input.read(length)
        if len(data) < length:
            raise Lost("the connection ended")
        return data

    def close(self):
        self.input.close()
        self.socket.close()


def fetch(server, path, body=None):
    """One request outside of a table: the status and what came back."""
    request = urllib.request.Request(server + path, headers={"Content-Type": "application/json"})
    request.data = None if body is None else json.dumps(body).encode()
    try:
        with urllib.request.urlopen(request, timeout=30) as answer:
            return answer.status, json.load(answer)
    except urllib.error.HTTPError as refused:
        return refused.code, json.load(refused)


class Player:
    """A person at one table, who decides for every seat that is theirs."""

    def __init__(self, server, table, secret=None, pace=0.05, check=False, dice=random):
        self.server, self.table, self.secret = server, table, secret
        self.pace, self.check, self.dice = pace, check, dice
        self.person = None  # our number among the people
        self.number = None  # of the last event we know
        self.steps = []  # the record, as far as we may know it
        self.state = None  # who sits where
        self.now = {}  # what the table waits for
        self.answered = False  # whether we have said something about that
        self.doubtful = False  # whether something we said may have been lost with the connection
        self.decisions = 0
        self.connection = None

    def ask(self, **request):
        self.connection.send(json.dumps({name: value for name, value in request.items() if value is not None}))

    def connect(self):
        """Comes to the table, or comes back: what happened in between is told then."""
        for attempt in range(10):
            try:
                self.connection = WebSocket(self.server, "/api/socket")
                self.ask(do="hello", version=1, table=self.table, secret=self.secret, since=self.number, views=True)
                told = self.hear()
                if told["tell"] != "welcome":
                    why = told.get("error", "the server did not answer hello")
                    raise RuntimeError(why) if self.number is None else Lost(why)
                while self.number < told["number"]:
                    self.hear()
                self.answered = False
                return
            except (Lost, OSError) as why:
                print(f"{why}; trying again", file=sys.stderr)
                time.sleep(min(0.2 * 2**attempt, 5))
        raise RuntimeError(f"{self.server} cannot be reached")

    def hear(self):
        """Waits for a message and remembers what it tells."""
        told = json.loads(self.connection.receive())
        if told["tell"] == "welcome":
            self.person, self.state = told.get("person"), told["state"]
            if "steps" in told:  # the whole table, not only what happened since
                self.steps, self.number = told["steps"], told["number"]
        elif told["tell"] == "update":
            if told["number"] != self.number + 1:
                raise RuntimeError(f"event {told['number']} came after event {self.number}")
            self.number = told["number"]
            self.state = told.get("state", self.state)
            if "record" in told:
                self.steps[told["record"]["from"] :] = told["record"]["steps"]
            if "state" in told or "record" in told:
                self.answered = False
        elif told["tell"] == "seated":
            self.person, self.secret = told["person"], told["secret"]
        elif told["tell"] == "reload":
            raise RuntimeError(f"the server speaks version {told['version']}, this program version 1")
        elif told["tell"] == "closing":
            raise Lost("the server goes")
        if "now" in told:
            self.now = told["now"]
            self.check_hand()
        return told

    def sit(self, seat, name):
        """Takes a seat. Only with the secret that is told now we can come back to it."""
        self.ask(do="sit", seat=seat, name=name)
        while (told := self.hear())["tell"] not in ("seated", "done"):
            if told["tell"] == "refused":
                raise RuntimeError(told["error"])

    def play(self):
        """Plays until the game is over and tells how it ended."""
        while self.state["phase"] != "over":
            try:
                self.answer()
                told = self.hear()
                if told["tell"] == "done":
                    self.doubtful = False
                elif told["tell"] == "refused":
                    if self.check and not self.doubtful:
                        raise RuntimeError(told["error"])
                    print(f"{told['error']}; looking at the table anew", file=sys.stderr)
                    self.come_back(doubtful=False)
            except (Lost, OSError):
                self.come_back(doubtful=True)
        return self.now["view"]["ending"]

    def come_back(self, doubtful):
        self.connection.close()
        self.doubtful = doubtful
        time.sleep(self.pace)
        self.connect()

    def answer(self):
        """Says what the table waits for, if it waits for us."""
        if self.answered:
            return
        undo = self.state.get("undo")
        if undo and self.person in undo["waits_for"]:
            self.ask(do="agree")
        elif self.now.get("options"):
            time.sleep(self.pace)
            view = self.now["view"]
            best = max(worth(choice, view) for choice in self.now["options"])
            choice = self.dice.choice([choice for choice in self.now["options"] if worth(choice, view) == best])
            # The number of steps makes sure that this is about the position we saw, and that it counts only once.
            self.ask(do="choose", choice=choice, steps=len(self.steps), number=self.number)
            self.decisions += 1
            if self.check and self.decisions % 20 == 0:
                raise Lost("lost on purpose")
        else:
            return
        self.answered = True

    def check_hand(self):
        """Wu-Feng's hand is his alone until the game is over."""
        secret = self.now.get("view", {}).get("black_secret")
        if self.check and secret and secret["in_hand"] and self.state["phase"] == "playing":
            ours = any(seat["seat"] == "wu-feng" and seat.get("person") == self.person for seat in self.state["seats"])
            if (secret["hand"] is not None) != ours:
                raise RuntimeError(f"the hand was told as {secret['hand']}")


def open_table(wanted):
    """Opens a table for ourselves, with bots in the seats that we do not play."""
    mine = {"all": ["me"] * wanted.seats, "taoist": ["me"], "wu-feng": []}[wanted.play]
    seats = [{"for": player} for player in mine + [wanted.bot] * (wanted.seats - len(mine))]
    table = {"name": wanted.name, "level": wanted.level, "seats": seats}
    if wanted.white_moon:
        table["white_moon"] = {"portal": "centre", "incarnations": "both"}
    if wanted.black_secret:
        table["black_secret"] = {"wu_feng": wanted.bot if wanted.play == "taoist" else "me"}
    status, opened = fetch(wanted.server, "/api/tables", table)
    if status != 201:
        raise RuntimeError(opened["error"])
    return opened["table"], opened["secret"]


def play(wanted, dice):
    """Plays one game at a table that is there, or at a new one."""
    if wanted.open:
        table, secret = open_table(wanted)
        player = Player(wanted.server, table, secret, wanted.pace, wanted.check, dice)
        player.connect()
        player.ask(do="start")
    else:
        table = wanted.table
        player = Player(wanted.server, table, wanted.secret, wanted.pace, wanted.check, dice)
        player.connect()
        if wanted.secret is None:
            player.sit(wanted.seat, wanted.name)
            print(f"to come back to this seat: --table {table} --secret {player.secret}")
    if wanted.check and fetch(wanted.server, f"/api/tables/{table}/replay")[0] != 409:
        raise RuntimeError("the replay of a game that is not over was told")
    ending = player.play()
    if wanted.check and fetch(wanted.server, f"/api/tables/{table}/replay")[1]["steps"] != player.steps:
        raise RuntimeError("the replay is another game than the one that was told")
    how = "won" if ending["won"] else "lost by " + ending["cause"]
    print(f"table {table}: the Taoists {how}, score {ending['score']}; {player.decisions} decisions were ours")


class Server:
    """A server of our own in a temporary folder, stopped as a service is."""

    def __init__(self, program):
        self.folder = tempfile.TemporaryDirectory()
        database = os.path.join(self.folder.name, "tables.sqlite")
        words = [program, "serve", "--port", "0", "--database", database]
        self.process = subprocess.Popen(words, stdout=subprocess.PIPE, text=True)
        told = re.search(r"http://[^/ ]+", self.process.stdout.readline())
        if not told:
            raise RuntimeError(f"{program} serve did not start")
        self.address = told.group()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.terminate()
        code = self.process.wait(timeout=30)
        self.folder.cleanup()
        if code != 0:
            raise RuntimeError(f"the server stopped with exit code {code}")


def main():
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    arguments.add_argument("--server", default="http://localhost:8642", help="where the server is")
    arguments.add_argument("--serve", metavar="PROGRAM", help="start this ghost-stories as a server of our own")
    arguments.add_argument("--table", help="the name or link of a table to join")
    arguments.add_argument("--seat", help="which seat to take there: a colour or wu-feng")
    arguments.add_argument("--secret", help="come back to a seat taken before")
    arguments.add_argument("--open", action="store_true", help="open a table ourselves")
    arguments.add_argument("--seats", type=int, default=2, help="how many Taoists the new table has")
    arguments.add_argument("--play", choices=["all", "taoist", "wu-feng"], default="all", help="which of its seats are ours")
    arguments.add_argument("--bot", default="novice", help="who plays the others")
    arguments.add_argument("--level", default="normal")
    arguments.add_argument("--white-moon", action="store_true")
    arguments.add_argument("--black-secret", action="store_true")
    arguments.add_argument("--games", type=int, default=1, help="how many tables to open, one after the other")
    arguments.add_argument("--name", default="Py")
    arguments.add_argument("--pace", type=float, default=0.05, help="seconds before a decision; a server takes 20 messages a second")
    arguments.add_argument("--check", action="store_true", help="lose the connection now and then, and fail at anything odd")
    arguments.add_argument("--seed", type=int, help="choose the same way again")
    wanted = arguments.parse_args()
    if wanted.open == bool(wanted.table) or (wanted.table and not (wanted.seat or wanted.secret)):
        arguments.error("say --open, or --table with --seat or --secret")
    if wanted.play == "wu-feng" and not wanted.black_secret:
        arguments.error("Wu-Feng plays in --black-secret only")
    if wanted.table and "/#/table/" in wanted.table:
        wanted.server, wanted.table = wanted.table.split("/#/table/")
    with Server(wanted.serve) if wanted.serve else contextlib.nullcontext() as own:
        wanted.server = own.address if own else wanted.server.rstrip("/")
        dice = random.Random(wanted.seed)
        for _ in range(wanted.games if wanted.open else 1):
            play(wanted, dice)


if __name__ == "__main__":
    main()
