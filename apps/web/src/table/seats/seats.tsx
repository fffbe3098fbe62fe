import type { GameFacts, SeatFacts, TableFacts } from "@blueplate/api";
import { chainName } from "@blueplate/words";
import { BannerSign, BotFace } from "@blueplate/magnate-table";
import type { Banner } from "@blueplate/kernel";
import { Button } from "@blueplate/ui";
import { wordsOf } from "../../games/index.ts";
import { playerName, rememberName, shell, titled } from "@blueplate/tabletop";
import { useNavigate } from "@solidjs/router";
import { createSignal, Index, Show } from "solid-js";
import { api, enter } from "../../server/client.ts";
import { CalledAgain } from "../../rematch/called.tsx";
import { AttemptNotice, createAttempts } from "../../server/attempt.tsx";
import { CloseTable } from "../close.tsx";
import { reservedFor } from "../../rematch/next-seat.ts";
import { mayClose } from "../may-close.ts";
import { describedChoice } from "../../new-table/draft.ts";
import { fillingBot } from "../../new-table/seat-bots.ts";
import { BotChoiceButton, BotChoices } from "./bot-choice.tsx";
import { Dress } from "./dress.tsx";
import { NameField } from "./name-field.tsx";
import { Invite } from "./invite.tsx";
import { createReserving, FreeSeat } from "./reserved.tsx";
import { TermsPanel } from "../terms.tsx";

const words = () => shell().table;

/** True for a free seat that is not somebody else's for now. */
const mayTake = (facts: TableFacts, { kind, seat }: SeatFacts): boolean =>
  kind === "open" && reservedFor(facts, seat) === null;

/** The one that is offered first: a page has one main button. */
const isFirstFree = (facts: TableFacts, { seat }: SeatFacts): boolean =>
  facts.seats.find((each) => mayTake(facts, each))?.seat === seat;

/** What its host most likely does next: calls the first friend, then starts; whoever has no seat yet takes one first. */
const mainOf = ({ host, mySeat, seats }: TableFacts): "invite" | "start" | null => {
  if (!host || mySeat === null) return null;
  return seats.some(({ kind, seat }) => kind === "person" && seat !== mySeat) ? "start" : "invite";
};

interface SeatProps {
  readonly seat: SeatFacts;
  readonly facts: TableFacts;
  readonly bots: readonly string[];
  readonly onTake: () => void;
  readonly onBot: (bot: string | null) => void;
  readonly onFree: () => void;
  readonly onDress: (player: string, banner: Banner) => void;
}

/** What somebody is who sits there: a bot by how it plays, everybody else by their colours. */
const kindOf = ({ seat, facts }: Pick<SeatProps, "seat" | "facts">): string => {
  if (seat.bot !== null) return shell().create.botKind(seat.bot);
  const chain = chainName(wordsOf(facts.game), seat.banner);
  return seat.program ? `${chain} · ${words().isBot}` : chain;
};

/** Who sits there, and what they are. */
const Sitting = (props: Pick<SeatProps, "seat" | "facts">) => (
  <span class="seat-person">
    <Show when={props.seat.bot}>
      {(bot) => <BotFace bot={bot()} banner={props.seat.banner} seat={props.seat.seat} />}
    </Show>
    <span title={describedChoice(props.seat.bot === null ? "open" : `bot:${props.seat.bot}`)}>
      <b>{props.seat.kind === "open" ? <FreeSeat facts={props.facts} seat={props.seat.seat} /> : props.seat.player}</b>{" "}
      <span class="muted">· {kindOf(props)}</span>
    </span>
  </span>
);

/** What may be done with a seat that is not one's own. */
const OthersSeat = (props: SeatProps) => {
  const [choosing, setChoosing] = createSignal(false);
  const mayGive = (): boolean => props.facts.host && props.seat.kind !== "person" && props.bots.length > 0;
  return (
    <>
      <span class="seat-acts">
        <Show when={mayGive()}>
          <BotChoiceButton seat={props.seat} open={choosing()} onTurn={() => setChoosing(!choosing())} />
        </Show>
        <Show when={props.facts.host && props.seat.kind === "person"}>
          <Button onClick={() => props.onFree()}>{shell().seats.free(props.seat.seat + 1)}</Button>
        </Show>
        <Show when={props.facts.mySeat === null && mayTake(props.facts, props.seat)}>
          <Button kind={isFirstFree(props.facts, props.seat) ? "main" : "plain"} onClick={() => props.onTake()}>
            {words().take(props.seat.seat + 1)}
          </Button>
        </Show>
      </span>
      <Show when={mayGive() && choosing()}>
        <BotChoices seat={props.seat} bots={props.bots} onBot={props.onBot} />
      </Show>
    </>
  );
};

/** One seat; its host may give it to a bot, whoever has none may sit down. */
const Seat = (props: SeatProps) => (
  <li class="seat">
    <span class="number muted">{shell().frame.place(props.seat.seat + 1)}</span>
    <BannerSign banner={props.seat.banner} seat={props.seat.seat} />
    <Sitting seat={props.seat} facts={props.facts} />
    <Show when={props.facts.mySeat === props.seat.seat} fallback={<OthersSeat {...props} />}>
      <Dress facts={props.facts} seat={props.seat} onDress={props.onDress} />
    </Show>
  </li>
);

/** What is asked of the server for one's seat and, as the host, for the others. */
const asking = (facts: () => TableFacts, name: () => string) => {
  const attempts = createAttempts();
  const attempt = (ask: () => Promise<unknown>): Promise<void> => attempts.attempt(() => enter().then(ask));
  const table = (): string => facts().id;
  // Whoever gives no name is still called by their last one elsewhere.
  const given = (): string => {
    if (name().trim() !== "") rememberName(name().trim());
    return name().trim();
  };
  return {
    failed: attempts.failed,
    take: (seat: number) => {
      const player = given();
      const used = facts()
        .seats.filter((each) => each.kind !== "open")
        .map((each) => each.banner.colour);
      const free = wordsOf(facts().game).banners.filter((each) => !used.includes(each.colour));
      // The look that the seat shows, unless somebody has put it on meanwhile.
      const banner = free.find((each) => each.colour === facts().seats[seat]?.banner.colour) ?? free[0];
      return attempt(() =>
        api.seats.take.mutate({
          table: table(),
          seat,
          ...(player === "" ? {} : { player }),
          ...(banner ? { banner } : {}),
        }),
      );
    },
    dress: (banner: Banner) => {
      const player = given();
      return attempt(() => api.seats.dress.mutate({ table: table(), player: player === "" ? null : player, banner }));
    },
    leave: () => attempt(() => api.seats.leave.mutate({ table: table() })),
    free: (seat: number) => attempt(() => api.seats.free.mutate({ table: table(), seat })),
    setBot: (seat: number, bot: string | null) => attempt(() => api.seats.setBot.mutate({ table: table(), seat, bot })),
    start: (bot: string) => attempt(() => api.tables.start.mutate({ table: table(), bot })),
  };
};

/** Before the start: who sits where, the link to send, and the places that are free. */
export const SeatList = (props: { readonly facts: TableFacts; readonly game: GameFacts | undefined }) => {
  const bots = (): readonly string[] => props.game?.bots ?? [];
  const navigate = useNavigate();
  const [name, setName] = createSignal(playerName());
  const facts = createReserving(() => props.facts);
  const ask = asking(() => props.facts, name);
  titled(() => props.facts.name);
  return (
    <main class="seats panel pad stack">
      <h2>{words().waitingForSeats}</h2>
      <CalledAgain facts={props.facts} />
      <TermsPanel facts={props.facts} game={props.game} />
      <Show when={facts().mySeat === null && facts().seats.some((seat) => mayTake(facts(), seat))}>
        <NameField seats={facts().seats} mySeat={null} name={name()} onInput={setName} />
      </Show>
      <ol class="stack">
        <Index each={facts().seats}>
          {(seat) => (
            <Seat
              seat={seat()}
              facts={facts()}
              bots={bots()}
              onTake={() => void ask.take(seat().seat)}
              onBot={(bot) => void ask.setBot(seat().seat, bot)}
              onFree={() => void ask.free(seat().seat)}
              onDress={(player, banner) => {
                setName(player);
                void ask.dress(banner);
              }}
            />
          )}
        </Index>
      </ol>
      <p class="muted">{shell().seats.begins}</p>
      <Invite table={props.facts.id} isMain={mainOf(props.facts) === "invite"} />
      <div class="row">
        <Show when={props.facts.host && props.game && fillingBot(props.game, props.facts.seats)}>
          {(bot) => (
            <Button kind={mainOf(props.facts) === "start" ? "main" : "plain"} onClick={() => void ask.start(bot())}>
              {words().startWithBots(bot())}
            </Button>
          )}
        </Show>
        <Show when={props.facts.mySeat !== null}>
          <Button onClick={() => void ask.leave()}>{shell().seats.standUp}</Button>
        </Show>
        <Show when={mayClose(props.facts, Date.now())}>
          <CloseTable table={props.facts.id} name={props.facts.name} onClosed={() => navigate("/")} />
        </Show>
      </div>
      <AttemptNotice of={ask} />
    </main>
  );
};
