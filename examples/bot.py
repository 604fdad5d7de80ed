#!/usr/bin/env python3
"""A small player of Ghost Stories that speaks JSON lines with `ghost-stories protocol`.

    python3 examples/bot.py --games 10 --level initiation --seed 1

It knows a few rules of thumb and nothing else: exorcise when there is somebody to exorcise, walk towards ghosts, never spend the
last Qi. Set GHOST_STORIES to the program if it is not on the PATH. docs/protocol.md describes every message.
"""

import argparse
import json
import os
import random
import subprocess


class Game:
    """One conversation with the program: a line out, a line back."""

    def __init__(self):
        program = os.environ.get("GHOST_STORIES", "ghost-stories")
        self.process = subprocess.Popen(
            [program, "protocol"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def ask(self, **request):
        self.process.stdin.write(json.dumps(request) + "\n")
        self.process.stdin.flush()
        answer = json.loads(self.process.stdout.readline())
        if not answer["ok"]:
            raise RuntimeError(f"{request}: {answer['error']}")
        return answer

    def close(self):
        self.process.stdin.close()
        self.process.wait()


def worth(choice, view):
    """How much the bot likes a choice, by its first word."""
    verb, *rest = choice.split()
    me = next(board for board in view["boards"] if board["colour"] == view["turn"]["board"])
    if verb == "exorcise":
        return 9
    if verb == "defeat":
        return 9 + len([word for word in rest if "-" in word])
    if verb == "power":
        return 8
    if verb == "help":
        return 1 if me["tile"] == "hut" and me["qi"] < 2 else 6
    if verb == "buddha":
        return 5
    if verb == "move":
        return 7
    if verb == "restore":
        return 9
    if verb == "yin-yang":
        return 7 if any(tile["haunted"] for tile in view["village"]) else 0
    if verb == "end":
        return 2
    return 4


def play(game, dice, players, level, seed):
    answer = game.ask(do="new", players=players, level=level, seed=seed)
    while answer["ending"] is None:
        if answer["waiting"]["for"] == "chance":
            answer = game.ask(do="roll")
            continue
        view = game.ask(do="view")["view"]
        options = [option["choice"] for option in game.ask(do="options")["options"]]
        best = max(worth(choice, view) for choice in options)
        answer = game.ask(do="play", choice=dice.choice([c for c in options if worth(c, view) == best]))
    return answer["ending"]


def main():
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    arguments.add_argument("--games", type=int, default=1)
    arguments.add_argument("--players", type=int, default=4)
    arguments.add_argument("--level", default="normal")
    arguments.add_argument("--seed", type=int, default=1)
    wanted = arguments.parse_args()
    game, dice = Game(), random.Random(wanted.seed)
    wins = 0
    for number in range(wanted.games):
        ending = play(game, dice, wanted.players, wanted.level, wanted.seed + number)
        wins += ending["won"]
        print(f"game {number + 1}: {'won' if ending['won'] else 'lost by ' + ending['cause']}, score {ending['score']}")
    print(f"{wins} of {wanted.games} won")
    game.close()


if __name__ == "__main__":
    main()
