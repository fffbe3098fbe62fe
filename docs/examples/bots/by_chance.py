"""A bot in Python, standard library only: it opens a table with a built-in bot, fills forms by chance, and plays to the end.

Run it:  python3 by_chance.py http://localhost:3000 TOKEN [GAME OPPONENT]
The guide is docs/bots.md; every address is described at /api/docs.
"""
import json, random, sys, time
import urllib.error, urllib.request

SERVER, TOKEN, *WANTED = sys.argv[1:]
HEADERS = {"Authorization": "Bearer " + TOKEN, "Content-Type": "application/json"}


def request(method, path, body=None, **headers):
    data = None if body is None else json.dumps(body).encode()
    wanted = urllib.request.Request(SERVER + "/api/v1" + path, data, {**HEADERS, **headers}, method=method)
    while True:
        try:
            return urllib.request.urlopen(wanted, timeout=60)
        except urllib.error.HTTPError as refused:
            problem = json.load(refused)
            if problem["status"] not in (429, 503):  # what is not a matter of time is told, with what to do about it
                raise SystemExit(json.dumps(problem))
            time.sleep(problem.get("retryAfterMs", 1000) / 1000)


def ask(method, path, body=None):
    with request(method, path, body) as answer:
        return json.load(answer)


def fill(seat, form):
    """A command of the form, or None where chance has led nowhere."""
    picked, so_far = {}, []
    while True:
        step = ask("POST", seat + "/forms/next", {"form": form, "picked": picked, "soFar": so_far})
        slot = step["slot"]
        if slot is None:
            return None if step["refusal"] else step["command"]
        candidates = slot["candidates"]
        if slot["shape"] == "list":  # it grows by one element after the other, each offered after those before it
            if slot["fits"] and (not candidates or random.random() < 0.3):
                picked[slot["name"]], so_far = so_far, []
            elif candidates:
                so_far.append(random.choice(candidates))
            else:
                return None
        elif candidates:
            picked[slot["name"]] = random.choice(candidates)
        else:
            return None


def decide(seat):
    """One decision: any form that can be filled, and what is the last resort only if there is nothing else."""
    now = ask("GET", seat + "/forms")
    forms = sorted(now["forms"], key=lambda form: (form["lastResort"], random.random()))
    for attempt in range(20 if now["yourTurn"] else 0):
        form = forms[attempt % len(forms)]["form"]
        command = fill(seat, form)
        if command is not None:
            batch = {"id": f"{now['seq']}-{attempt}", "seen": now["seq"], "commands": [command]}
            ask("POST", seat + "/commands", batch)
            return


game = next(game for game in ask("GET", "/games") if not WANTED or game["id"] == WANTED[0])
opponent = WANTED[1] if WANTED else game["bots"][0]
me = {"kind": "me", "player": "By chance", "banner": {"name": "Dice & Fries", "colour": "red"}}
bot = {"kind": "bot", "bot": opponent, "player": "House bot", "banner": {"name": "The House", "colour": "blue"}}
opened = {"name": "A bot's table", "game": game["id"], "options": {}, "listed": False, "seats": [me, bot]}
table = ask("POST", "/tables", opened)

for line in request("GET", f"/tables/{table['id']}/events", Accept="application/x-ndjson"):
    message = json.loads(line) if line.strip() else {"_tag": "Alive"}
    if message["_tag"] == "Presence" and table["mySeat"] in message["waitsFor"]:
        decide(f"/tables/{table['id']}/seat")
    if message["_tag"] == "Table" and message["table"]["outcome"]:
        print(json.dumps(message["table"]["outcome"]))
