import {
  type Bot,
  botAnswer,
  botQuestion,
  type BotThread,
  createBotThread,
  isReached,
  type NumberedAnswer,
  prospectsOf,
  type PlayoutLength,
  type SpawnBotWorker,
} from "@blueplate/bot";
import { nextSeat, type Rules, type Seat, type Tagged } from "@blueplate/kernel";
import { shell, wordsOf } from "@blueplate/tabletop";
import { Button, Notice, SelectField } from "@blueplate/ui";
import { Result } from "effect";
import { createSignal, For, onCleanup, Show } from "solid-js";
import { BotChoice } from "../bot-choice.tsx";
import { botsOf } from "./chance.ts";
import { refusedText } from "../refused.ts";
import type { PlayableLine } from "./estimate-context.ts";
import "./chance.css";
import { bots, usualBot } from "./bots.ts";
import { replayShell, replayWords } from "../language.ts";

const words = () => replayWords().chance;

/** The chance of the bots: the same bots play the same line from the same moment, which then is there already. */
const SEED = "line";

const SHORT = 5;
const REACHES: Readonly<Record<string, PlayoutLength>> = { short: { decisions: SHORT }, round: "round", end: "end" };

const afterFrame = (): Promise<void> => new Promise((resume) => requestAnimationFrame(() => resume()));

const positionOf = ({ rules, state, at }: PlayableLine) => ({ rules, state: state(at), turn: at + 1 });

/** Starts a worker of this browser in which bots decide. */
const spawnBotWorker: SpawnBotWorker = (hear) => {
  const worker = new Worker(new URL("./bot-worker.ts", import.meta.url), { type: "module" });
  worker.addEventListener("message", ({ data }: MessageEvent<NumberedAnswer>) => hear(data));
  worker.addEventListener("error", () => hear(null));
  return { ask: (question) => worker.postMessage(question), end: () => worker.terminate() };
};

/** What the bot of a seat decides, apart from the page. */
const decided = (
  thread: BotThread,
  { rules, state, turn }: { readonly rules: Rules; readonly state: unknown; readonly turn: number },
  seat: Seat,
  bot: Bot,
): Promise<Tagged> =>
  new Promise((resolve, reject) => {
    thread.ask(botQuestion({ rules, state }, seat, bot.id, `${SEED}|${turn}|${seat}`), (answer) => {
      if ("error" in answer) reject(new Error(answer.error));
      else resolve(Result.getOrThrow(rules.codecs.command.decode(answer.command)));
    });
  });

/** Plays a line move by move. Answers with what stopped it, or null. */
const playLine = async (
  { rules, at, state: stateAt, playOn }: PlayableLine,
  lineup: readonly Bot[],
  reach: PlayoutLength,
  thread: BotThread,
  goesOn: (count: number) => boolean,
): Promise<string | null> => {
  const from = stateAt(at);
  const refusal = await playOn(async (state, count) => {
    await afterFrame();
    if (!goesOn(count) || (count > 0 && isReached(reach, from, state, count))) return null;
    const seat = nextSeat({ rules, state });
    const bot = seat === null ? undefined : lineup[seat % lineup.length];
    if (seat === null || !bot) return null;
    const command = await decided(thread, { rules, state, turn: at + 1 + count }, seat, bot);
    return goesOn(count) ? { seat, command } : null;
  });
  return refusal && refusedText(replayShell(), refusal, wordsOf(rules.game));
};

/** Playing a line, and how far it has come. */
const createRunning = (props: PlayableLine) => {
  const [played, setPlayed] = createSignal<number | null>(null);
  const [running, setRunning] = createSignal(false);
  const [problem, setProblem] = createSignal<string | null>(null);
  const thread = createBotThread(spawnBotWorker, (question) => botAnswer(props.rules, bots, question));
  const stop = (): void => void setRunning(false);
  onCleanup(stop);
  onCleanup(thread.end);
  const start = async (lineup: readonly Bot[], reach: PlayoutLength): Promise<void> => {
    setProblem(null);
    setRunning(true);
    const goesOn = (count: number): boolean => {
      setPlayed(count);
      return running();
    };
    const stopped = playLine(props, lineup, reach, thread, goesOn);
    setProblem(await stopped.catch((error: unknown) => (error instanceof Error ? error.message : String(error))));
    setRunning(false);
  };
  return { played, running, problem, start, stop };
};

/** Lets bots play on from the position that is shown: a bot for each seat, and how far. The line is a variation like any other. */
export const BotsPlayOn = (props: PlayableLine) => {
  const ids = (): readonly string[] => botsOf(props.rules.game);
  const [chosen, setChosen] = createSignal<readonly string[]>(props.seats.map(() => usualBot(ids())));
  const [reach, setReach] = createSignal("round");
  const { played, running, problem, start, stop } = createRunning(props);
  const canPlay = (): boolean => prospectsOf(positionOf(props)) === "open";
  const lineup = (): readonly Bot[] =>
    chosen().flatMap((id) => bots.find((bot) => bot.game === props.rules.game && bot.id === id) ?? []);
  return (
    <section class="stack" aria-label={words().playOn}>
      <h2>{words().playOn}</h2>
      <div class="row chance-controls">
        <For each={props.seats}>
          {(seat, index) => (
            <BotChoice
              legend={seat.player}
              value={chosen()[index()] ?? ""}
              options={ids().map((id) => ({ value: id, text: shell().create.bot(id), bot: id }))}
              seat={index()}
              banner={seat.banner}
              onChange={(id) => setChosen(chosen().with(index(), id))}
            />
          )}
        </For>
        <SelectField
          label={words().reach}
          value={reach()}
          options={[
            { value: "short", text: words().decisions(SHORT) },
            { value: "round", text: words().toRound },
            { value: "end", text: words().toEnd },
          ]}
          onChange={setReach}
        />
        <Show when={!running()} fallback={<Button onClick={stop}>{words().stop}</Button>}>
          <Button disabled={!canPlay()} onClick={() => void start(lineup(), REACHES[reach()] ?? "round")}>
            {words().go}
          </Button>
        </Show>
      </div>
      <Show when={played() !== null}>
        <p role="status">{words().played(played() ?? 0)}</p>
      </Show>
      <Show when={problem()}>{(reason) => <Notice>{words().stopped(reason())}</Notice>}</Show>
    </section>
  );
};
