import type { Breach } from "./room.ts";
import { isNode, lineOf, type Node, type SourceFile } from "./source.ts";

/** Names that the house had before it took the words of the field, with those that it has now. */
const RETIRED: Readonly<Record<string, string>> = {
  Able: "CardWithAbility",
  Begun: "GameStarted",
  Book: "StudyAggregate",
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
  "Asked Held Here Of Part Place Plan Point Said Seen Step Thing Told Way Wish".split(" "),
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
