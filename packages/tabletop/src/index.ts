export {
  named,
  namesAt,
  nameOfPerson,
  nameOfTable,
  namesInList,
  namesOfSeats,
  playersOf,
  wonBy,
} from "./display-names.ts";
export { Glossary, type GlossaryEntry } from "./glossary/glossary.tsx";
export { meetIcon } from "./familiar.ts";
export { dashOf } from "./dashes.ts";
export { KeysWindow } from "./keys-window.tsx";
export { LanguageSwitch } from "./language-switch.tsx";
export {
  foodChainMagnate,
  language,
  pageWords,
  pageWordsCome,
  shell,
  takeWordsFrom,
  withWords,
  wordsOf,
} from "./language.ts";
export { lowDesk, narrow, sideways, withoutHover } from "./narrow.ts";
export { clock, createNow, createThinking, tableClockStats, type ThinkingTime } from "./pace.ts";
export { botSeats, isPerson, isThinking, othersAsked, standInOf } from "./people.ts";
export { createStandIn } from "./stand-in.ts";
export { LinkedText, nameKeys, SentenceText } from "./pointing/mention.tsx";
export { playerName, rememberName } from "./player.ts";
export { type Ping, pingIn, type Pings } from "./pointing/ping.ts";
export { createPointing, type NamedEntity, entityAround, entityName } from "./pointing/pointing.ts";
export { GoneEntries, handedText, sentencesOf, eventTexts } from "./pointing/event-text.tsx";
export { type Advise, type SeatHandover, type CommandSender, type GuidedTable, type TableProps } from "./props.ts";
export { ArmedButton } from "./question/armed-button.tsx";
export { type AnyForm, type AnySlot, forgetDraft, isClosing } from "./question/draft.ts";
export { note, type GuardNotice, Says, slip } from "./question/guard.tsx";
export { createFilling, fillIn, type FormFilling } from "./question/filling.ts";
export { isChoosing, leadingForm } from "./question/leading-form.ts";
export { isOrdered } from "./question/ordered.ts";
export { enterWatch, isAsleep, useKeys } from "./question/keys.ts";
export { type QuestionParts, type QuestionStage } from "./question/question-parts.ts";
export { Question } from "./question/question.tsx";
export { OUTLINES } from "./outlines.ts";
export { isTieBroken, placesOf } from "./places.ts";
export { Ranking } from "./ranking.tsx";
export { roving } from "./roving.ts";
export { regionKeys } from "./regions.ts";
export type { Paragraph } from "./rules/document.ts";
export {
  type ExampleProps,
  exampleIn,
  type PositionPictureProps,
  type PositionView,
  type RulesExamples,
} from "./rules/example.tsx";
export { Reference } from "./rules/reference.tsx";
export { RulesButton, RulesWindow } from "./rules/window.tsx";
export { createSeen } from "./seen-entries.ts";
export { ShareLink } from "./share-link.tsx";
export { changeSettings, type Guard, GUARDS, settings, type Sound, SOUNDS, soundsWith } from "./settings.ts";
export { type DoorPage, DoorHead, GameLinks, PageHead, PageLinks } from "./page-head/page-head.tsx";
export { startPage } from "./page-head/start-page.tsx";
export { SpoilersSwitch } from "./spoilers-switch.tsx";
export { PointsTable, Tabletop } from "./tabletop.tsx";
export { ThemeSwitch } from "./theme-switch.tsx";
export { ThinkingSign } from "./thinking/thinking-sign.tsx";
export { titled } from "./titled.ts";
