#!/usr/bin/env python3
"""Reads exported games (docs/formats.md) and prints their totals, one JSON object a line.

    python3 read_log.py game.jsonl other.jsonl.gz

Food Chain Magnate: for each chain its cash at the end, what it earned at dinner, what it paid in salaries, its milestones.
Trick-n-Chef: for each player points, tricks and points by round. Exit code 1 if a file cannot be read; the reason goes to
standard error with the number of the line. Needs Python 3.9 or newer and nothing else.
"""

import json
import sys
import zlib

VERSIONS = (1, 2, 3, 4)
LARGEST = 20_000_000


class BadLog(Exception):
    """A file that is no log, with the line that says so."""


def unpacked(data):
    """The bytes of the text: unpacked if they begin as gzip does."""
    if data[:2] != b"\x1f\x8b":
        plain = data
    else:
        gzip = zlib.decompressobj(wbits=31)
        try:
            plain = gzip.decompress(data, LARGEST + 1)
        except zlib.error as error:
            raise BadLog(f"not a whole gzip file: {error}") from error
        if len(plain) <= LARGEST and not gzip.eof:
            raise BadLog("not a whole gzip file: it breaks off")
    if len(plain) > LARGEST:
        raise BadLog(f"more than {LARGEST} bytes")
    return plain


def records(data):
    """The lines as JSON objects, each with its number."""
    try:
        text = unpacked(data).decode("utf-8")
    except UnicodeDecodeError as error:
        raise BadLog(f"not UTF-8: {error}") from error
    for number, line in enumerate(text.split("\n"), start=1):
        if not line:
            continue
        try:
            record = json.loads(line)
        except ValueError as error:
            raise BadLog(f"line {number}: {error}") from error
        if not isinstance(record, dict):
            raise BadLog(f"line {number}: expected an object")
        yield number, record


def read(data):
    """The head of a log and the events of its effective line."""
    lines = records(data)
    _, head = next(lines, (1, {}))
    if head.get("log") != "blueplate" or head.get("version") not in VERSIONS:
        raise BadLog("line 1: no head of a log that this reader knows")
    entries = []
    for expected, (number, entry) in enumerate(lines):
        if entry.get("seq") != expected:
            raise BadLog(f"line {number}: expected entry {expected}, got {entry.get('seq')}")
        if entry["_tag"] == "Undone":
            entries = [kept for kept in entries if kept["seq"] <= entry["to"]]
        elif "events" in entry:
            entries.append(entry)
    return head, [event for entry in entries for event in entry["events"]]


def modules(config):
    """The ids of the modules that were played; before version 3 a head named a ruleset, "standard" for the base game."""
    if "modules" in config:
        return [module["id"] for module in config["modules"]]
    return [] if config["ruleset"] == "standard" else [config["ruleset"]]


def magnate(seats, events):
    """The totals of a game of Food Chain Magnate."""
    chains = [{"player": seat["player"], "cash": 0, "dinners": 0, "salaries": 0, "milestones": []} for seat in seats]
    rounds = 0
    for event in events:
        tag = event["_tag"]
        if tag == "PhaseBegan":
            rounds = event["round"]
        elif tag == "MoneyPaid":
            chain = chains[event["seat"]]
            chain["cash"] = event["cash"]
            if event["reason"] == "salaries":
                chain["salaries"] -= event["amount"]
            else:
                chain["dinners"] += event["amount"]
        elif tag == "WentBankrupt":
            chain = chains[event["seat"]]
            chain["cash"] = max(0, chain["cash"])
        elif tag == "MilestoneGained":
            chains[event["seat"]]["milestones"].append(event["milestone"])
    return {"rounds": rounds, "chains": chains}


def chef(seats, events):
    """The totals of a game of Trick-n-Chef."""
    players = [{"player": seat["player"], "points": 0, "tricks": 0, "byRound": []} for seat in seats]
    rounds = 0
    for event in events:
        if event["_tag"] == "RoundBegun":
            rounds = event["round"]
        elif event["_tag"] == "TrickWon":
            players[event["winner"]]["tricks"] += 1
        elif event["_tag"] == "RoundScored":
            for player, result in zip(players, event["results"]):
                player["points"] += result["points"]
                player["byRound"].append(result["points"])
    return {"rounds": rounds, "players": players}


TOTALS = {"food-chain-magnate": magnate, "trick-n-chef": chef}


def totals(data):
    """What there is to say of the game in these bytes."""
    head, events = read(data)
    game = head["game"]
    if game not in TOTALS:
        raise BadLog(f'line 1: unknown game "{game}"')
    over = any(event["_tag"] == "GameEnded" for event in events)
    return {"game": game, "modules": modules(head["config"]), "over": over, **TOTALS[game](head["seats"], events)}


def main(paths):
    if not paths:
        print(__doc__, file=sys.stderr)
        return 2
    bad = 0
    for path in paths:
        try:
            with open(path, "rb") as file:
                print(json.dumps(totals(file.read()), ensure_ascii=False))
        except (BadLog, OSError, KeyError, IndexError, TypeError) as error:
            print(f"{path}: {type(error).__name__}: {error}", file=sys.stderr)
            bad = 1
    return bad


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
