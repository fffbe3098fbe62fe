import type { Breach } from "./room.ts";
import { isNode, lineOf, type Node, type SourceFile } from "./source.ts";

/** Names that the house had before it took the words of the field, with those that it has now. */
const RETIRED: Readonly<Record<string, string>> = {
  Able: "CardWithAbility",
  Begun: "GameStarted",
  Book: "StudyAggregate",
  Chance: "Rng",
  Deed: "ActionSummary",
  Doubt: "LogFault",
  Errand: "PurchaseTrip",
  Eyes: "Viewpoint",
  Flip: "Counterfactual",
  Hall: "TableRegistry",
  Handed: "ControllerChanged",
  Haulage: "PurchaseHistory",
  HouseInHand: "PendingHouse",
  Lack: "Shortfall",
  Living: "SiteForecast",
  Shelf: "StudyRegistry, or EditStore",
  SinceCard: "CatchUpCard",
  TakenBack: "UndoneEntries",
  Walk: "StateCursor",
  beginsPart: "startsSection",
  closedBy: "unavailableReason",
  doubtful: "partialVerification",
  effectiveLine: "mainline",
  goBack: "rollback",
  guarded: "lazyView",
  loadOwner: "loadActor",
  remembering: "memoizeLast",
  storyOf: "historyWithUndone",
  wavering: "epsilonGreedy",
};

/** Words that say of no type what it is: participles, pronouns, and what could be anything. */
const VAGUE: ReadonlySet<string> = new Set(
  [
    "Accepted Acting Aim AnswerReturn Apron Archive Armed Around Aside AskReturn Asked At Attempt Away Basis",
    "Beginning Bill Break Busy Carrying Charted Choice Choose Chooser Chosen Claim Class Coin Compared Complete",
    "Condition Considered Cover Datum Days Decider Demanded Differing Digesting Drive Earlier Edge Editor Employer",
    "Ending Far Farness Fence Fetchers Filled Flown Folding Foreseen Framed FromFile FromScreen FromWorker Gained",
    "Gaze Goal Gone Ground Guess Height Held Here Hindrance Imported InHand InShort Ink Kept Leaps Leaving Left",
    "Legend Limit Limited Listening Live Livery Load Looking Lot Magnate Measure Measured Measures Misplayed Missed",
    "Missing MomentOn MorningTrial Name Near Note Noted Noting Nudged Of Other Out Outlined Page Panel Part Passed",
    "Path Pencil Pencilled Picked Picture Piece Pile Pinging Place Placeable Placed Places Plan Playable PlayingOn",
    "Point Pools Possible Post Powers Present Prospect Push Ranged Reading Reason Recipe Redrawn Reel RefusedReturn",
    "RefusedWish ReturnRequest ReturnWish Running Said Scarce Scored Scrubbed Scrubbing Seen Served Shape Share",
    "Shift Shifts Showing Site Sitting Sketch Span Speech Spend Spending Stance Statements Staying Step Stored",
    "Story Strip Surface Surprise Surroundings ThenPart Thing Thinking Tie ToOpen ToWorker Told Trained Tried",
    "Trying Typed Unchecked Unknowable Unreached Untimed Untold Unwritten View Viewing Wanted Watched Way Who",
    "Window Wish WithdrawReturn Within WithoutEffect Word Written",
  ].flatMap((line) => line.split(" ")),
);

const TYPES: ReadonlySet<string> = new Set(["TSInterfaceDeclaration", "TSTypeAliasDeclaration", "ClassDeclaration"]);

/** What a declaration declares, each with its name. */
const declared = (node: Node): readonly Node[] =>
  Array.isArray(node["declarations"]) ? node["declarations"].filter(isNode) : [node];

const faultOf = (type: string, name: string): string | null => {
  if (Object.hasOwn(RETIRED, name)) return `${name} is called ${RETIRED[name]}`;
  return TYPES.has(type) && VAGUE.has(name) ? `${name} says of no type what it is` : null;
};

/** Exported names that were given up: outside of its file each must say what it is. */
export const retiredNames = ({ path, text, nodes }: SourceFile): readonly Breach[] =>
  nodes.flatMap(({ type, declaration, start }) => {
    if (type !== "ExportNamedDeclaration" || !isNode(declaration)) return [];
    return declared(declaration).flatMap(({ id }): readonly Breach[] => {
      const fault = isNode(id) ? faultOf(declaration.type, String(id["name"])) : null;
      return fault === null ? [] : [{ path, message: `line ${lineOf(text, start)}: ${fault}` }];
    });
  });
