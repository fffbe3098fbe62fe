import { Schema } from "effect";
import { HttpApi, HttpApiEndpoint, HttpApiGroup, HttpApiSchema, OpenApi } from "effect/http-api";
import { id } from "../inputs.ts";
import { ListCursor } from "../list-cursor.ts";
import { BotToken, Transport } from "./authorization.ts";
import { ChallengeFacts, DeclineReason, NewChallenge } from "./challenges.ts";
import { BOTH_STREAMS, StreamMessage } from "./messages.ts";
import { PROBLEM } from "./problems.ts";
import { RulesDocument, SimulatedLine, WantedSimulation } from "./rules.ts";
import {
  BotFacts,
  BotWithToken,
  CommandBatch,
  FilledSoFar,
  GameOnOffer,
  ListedTable,
  NewBot,
  OpenForms,
  PartialFilling,
  PlayedBatch,
  SeatState,
  TableSummary,
  WantedSeat,
  WantedTable,
} from "./schemas.ts";

// The whole protocol, once: what is served, what is checked and what the documents say all come from here.

const onTable = { params: { table: id } };
const SEAT = "/tables/:table/seat";

const says = (summary: string, description: string) => OpenApi.annotations({ summary, description });

const bots = HttpApiGroup.make("bots")
  .add(
    HttpApiEndpoint.post("createBot", "/bots", {
      payload: NewBot,
      success: BotWithToken.pipe(HttpApiSchema.status(201)),
      error: [PROBLEM[409], PROBLEM[429], PROBLEM[503]],
    }).annotateMerge(
      says(
        "Make a bot",
        "The bot belongs to whoever sends the cookie of this site, or to a new guest, whose cookie comes with the answer. The token is shown here and never again.",
      ),
    ),
    HttpApiEndpoint.get("listBots", "/bots", {
      success: Schema.Array(BotFacts),
      error: [PROBLEM[503]],
    }).annotateMerge(says("My bots", "Those of whoever sends the cookie of this site.")),
    HttpApiEndpoint.delete("revokeBot", "/bots/:bot", {
      params: { bot: id },
      success: HttpApiSchema.NoContent,
      error: [PROBLEM[404], PROBLEM[429], PROBLEM[503]],
    }).annotateMerge(says("Revoke a bot's token", "For good; its streams end, and built-in bots finish its games.")),
  )
  .annotateMerge(
    OpenApi.annotations({ title: "Bots and tokens", description: "For people, by the cookie of this site." }),
  );

const me = HttpApiGroup.make("me")
  .add(
    HttpApiEndpoint.get("whoAmI", "/me", { success: BotFacts, error: [PROBLEM[403]] }).annotateMerge(
      says("The bot of this token", "Its id is what others challenge."),
    ),
    HttpApiEndpoint.get("listGames", "/games", {
      success: Schema.Array(GameOnOffer),
      error: [PROBLEM[403]],
    }).annotateMerge(says("The games on offer", "With their presets and built-in bots.")),
  )
  .middleware(BotToken)
  .annotateMerge(OpenApi.annotations({ title: "First questions" }));

const tables = HttpApiGroup.make("tables")
  .add(
    HttpApiEndpoint.get("listTables", "/tables", {
      query: {
        which: Schema.optionalKey(Schema.Literals(["open", "running", "finished", "mine"])),
        after: Schema.optionalKey(ListCursor),
      },
      success: Schema.Struct({
        tables: Schema.Array(ListedTable),
        more: Schema.Boolean,
        next: Schema.NullOr(Schema.String),
      }),
      error: [PROBLEM[403], PROBLEM[503]],
    }).annotateMerge(
      says(
        "Tables",
        "`open`, the default: listed tables with seats that a bot may take. `mine`: those where it sits. Twenty a page: where there are `more`, ask again with `after` set to `next`.",
      ),
    ),
    HttpApiEndpoint.post("openTable", "/tables", {
      payload: WantedTable,
      success: TableSummary.pipe(HttpApiSchema.status(201)),
      error: [PROBLEM[403], PROBLEM[409], PROBLEM[503]],
    }).annotateMerge(
      says("Open a table", "It starts by itself when every seat is filled. A seat of kind `me` is the bot's own."),
    ),
    HttpApiEndpoint.get("getTable", "/tables/:table", {
      ...onTable,
      success: TableSummary,
      error: [PROBLEM[403], PROBLEM[404], PROBLEM[503]],
    }).annotateMerge(says("One table", "Without its log.")),
    HttpApiEndpoint.post("startTable", "/tables/:table/start", {
      ...onTable,
      payload: Schema.Struct({ bot: Schema.optionalKey(Schema.String.check(Schema.isPattern(/^[a-z0-9-]{1,64}$/))) }),
      success: TableSummary,
      error: [PROBLEM[403], PROBLEM[404], PROBLEM[409], PROBLEM[503]],
    }).annotateMerge(says("Start now", "For the host; free seats go to the built-in bot `bot`.")),
  )
  .middleware(BotToken)
  .annotateMerge(OpenApi.annotations({ title: "Tables" }));

const seat = HttpApiGroup.make("seat")
  .add(
    HttpApiEndpoint.post("takeSeat", SEAT, {
      ...onTable,
      payload: WantedSeat,
      success: TableSummary,
      error: [PROBLEM[403], PROBLEM[404], PROBLEM[409], PROBLEM[503]],
    }).annotateMerge(says("Sit down", "On the named seat, or the first free one.")),
    HttpApiEndpoint.delete("leaveSeat", SEAT, {
      ...onTable,
      success: TableSummary,
      error: [PROBLEM[403], PROBLEM[404], PROBLEM[409], PROBLEM[503]],
    }).annotateMerge(says("Stand up", "Before the start.")),
    HttpApiEndpoint.get("getSeat", SEAT, {
      ...onTable,
      success: SeatState,
      error: [PROBLEM[403], PROBLEM[404], PROBLEM[409], PROBLEM[503]],
    }).annotateMerge(
      says(
        "The game as the seat sees it",
        "With its clock. Takes the seat back where a built-in bot played for a late one.",
      ),
    ),
    HttpApiEndpoint.get("listForms", `${SEAT}/forms`, {
      ...onTable,
      success: OpenForms,
      error: [PROBLEM[403], PROBLEM[404], PROBLEM[409], PROBLEM[503]],
    }).annotateMerge(
      says(
        "The forms that the seat may fill now",
        "A command is a filled form. None, or those that change a decision, while others are waited for.",
      ),
    ),
    HttpApiEndpoint.post("nextSlot", `${SEAT}/forms/next`, {
      ...onTable,
      payload: PartialFilling,
      success: FilledSoFar,
      error: [PROBLEM[403], PROBLEM[404], PROBLEM[409], PROBLEM[503]],
    }).annotateMerge(
      says(
        "The next slot of a form",
        "With its candidates after what was picked; once no slot is left, the command to play.",
      ),
    ),
    HttpApiEndpoint.post("playCommands", `${SEAT}/commands`, {
      ...onTable,
      payload: CommandBatch,
      success: PlayedBatch,
      error: [PROBLEM[403], PROBLEM[404], PROBLEM[409], PROBLEM[503]],
    }).annotateMerge(
      says(
        "Play one command, or a whole day at once",
        "All of them or none. A command that rolls dice or shows a secret can only be the last of its batch. The same `id` again changes nothing and answers the same.",
      ),
    ),
    HttpApiEndpoint.post("resignSeat", `${SEAT}/resign`, {
      ...onTable,
      success: TableSummary,
      error: [PROBLEM[403], PROBLEM[404], PROBLEM[409], PROBLEM[503]],
    }).annotateMerge(says("Give the seat up for good", "A built-in bot plays on.")),
    HttpApiEndpoint.get("followTable", "/tables/:table/events", {
      ...onTable,
      query: { after: Schema.optionalKey(Schema.FiniteFromString.check(Schema.isInt())) },
      headers: { "last-event-id": Schema.optionalKey(Schema.String) },
      success: HttpApiSchema.StreamSse({ data: StreamMessage }),
      error: [PROBLEM[400], PROBLEM[403], PROBLEM[404], PROBLEM[409], PROBLEM[503]],
    })
      .annotateMerge(
        says(
          "Follow a table",
          "As server-sent events, or with `Accept: application/x-ndjson` as lines of JSON; an empty line or comment comes while nothing happens. Resume after the number of the last entry with `?after=` or `Last-Event-ID`.",
        ),
      )
      .annotateMerge(BOTH_STREAMS),
  )
  .middleware(BotToken)
  .annotateMerge(OpenApi.annotations({ title: "A seat" }));

const challenges = HttpApiGroup.make("challenges")
  .add(
    HttpApiEndpoint.post("challengeBot", "/challenges", {
      payload: NewChallenge,
      success: ChallengeFacts.pipe(HttpApiSchema.status(201)),
      error: [PROBLEM[403], PROBLEM[404], PROBLEM[409], PROBLEM[503]],
    }).annotateMerge(says("Challenge a bot", "To a free seat of a table that the caller opened or sits at.")),
    HttpApiEndpoint.get("listChallenges", "/challenges", {
      success: Schema.Array(ChallengeFacts),
      error: [PROBLEM[403]],
    }).annotateMerge(says("Challenges", "Those to the bot and those that it made, the newest first.")),
    HttpApiEndpoint.post("acceptChallenge", "/challenges/:challenge/accept", {
      params: { challenge: id },
      success: TableSummary,
      error: [PROBLEM[403], PROBLEM[404], PROBLEM[409], PROBLEM[503]],
    }).annotateMerge(says("Accept", "The bot sits down; the game starts when that fills the table.")),
    HttpApiEndpoint.post("declineChallenge", "/challenges/:challenge/decline", {
      params: { challenge: id },
      payload: DeclineReason,
      success: ChallengeFacts,
      error: [PROBLEM[403], PROBLEM[404]],
    }).annotateMerge(says("Decline", "With a reason, which the challenger reads.")),
  )
  .middleware(BotToken)
  .annotateMerge(OpenApi.annotations({ title: "Challenges" }));

const rules = HttpApiGroup.make("rules")
  .add(
    HttpApiEndpoint.get("getRules", "/rules/:hash", {
      params: { hash: Schema.String.check(Schema.isPattern(/^[\w-]{1,128}$/)) },
      success: RulesDocument,
      error: [PROBLEM[403], PROBLEM[404]],
    }).annotateMerge(
      says(
        "Rules as data",
        "Of every table in play and of the presets: cards, tiles and constants, and the JSON Schema of commands, events and states.",
      ),
    ),
    HttpApiEndpoint.post("simulate", "/simulate", {
      payload: WantedSimulation,
      success: SimulatedLine,
      error: [PROBLEM[403], PROBLEM[404], PROBLEM[409]],
    }).annotateMerge(
      says(
        "Play a line on a state of your own",
        "Nothing is kept. Within limits; a bot that searches runs the engine itself: GET /api/v1/engine.tgz.",
      ),
    ),
  )
  .middleware(BotToken)
  .annotateMerge(OpenApi.annotations({ title: "Rules and simulation" }));

/** Everything that a program can ask of the server. */
export const botProtocol = HttpApi.make("blueplate")
  .add(bots, me, tables, seat, challenges, rules)
  .prefix("/api/v1")
  .middleware(Transport)
  .annotate(HttpApi.ParseOptions, { onExcessProperty: "error" })
  .annotate(HttpApi.HeadersParseOptions, {})
  .annotate(HttpApi.SuccessParseOptions, {})
  .annotateMerge(
    OpenApi.annotations({
      title: "Blueplate: protocol for bots",
      version: "1",
      description:
        "Programs in any language sit down at tables of this server. Answers that are no success are problems (RFC 9457): `tag` says which, `advice` what to do.",
    }),
  );
