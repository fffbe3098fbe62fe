import type { Bot } from "./bot.ts";
import { steadyWith } from "./food-chain-magnate/steady.ts";
import { easyWith, mediumWith, temperamentsWith } from "./food-chain-magnate/planner/planner.ts";
import { hardWith } from "./food-chain-magnate/search/hard.ts";
import { randomBot } from "./random.ts";
import type { Worths } from "./food-chain-magnate/module-worth.ts";
import { hardChef } from "./trick-n-chef/hard.ts";
import { sensibleChef } from "./trick-n-chef/sensible.ts";

export type { Bot, Budget, Consideration, Decision } from "./bot.ts";
export * from "./decider.ts";
export * from "./pace.ts";
export { plannedTurn } from "./planned-turn.ts";
export * from "./thread/answering.ts";
export * from "./thread/bot-thread.ts";
export * from "./thread/question.ts";
export { createLineRecall, type Recalled } from "./knowledge/line-recall.ts";
export type { Recall } from "./knowledge/recall.ts";
export * from "./knowledge/seat-knowledge.ts";
export type { ModuleWorth, Worth, WorthContext, Worths } from "./food-chain-magnate/module-worth.ts";
export type {
  GuestOutlook,
  ModuleReason,
  ModuleReasons,
  ReasonContext,
  ReasonsByModule,
} from "./food-chain-magnate/module-reason.ts";
export { type Archetype, ARCHETYPES } from "./food-chain-magnate/planner/archetypes.ts";
export { mediumWith, temperamentsWith } from "./food-chain-magnate/planner/planner.ts";
export { FEATURES, type Feature, featuresOf, type PositionFeatures } from "./food-chain-magnate/value/features.ts";
export {
  type LearnedValue,
  softmax,
  stageShares,
  type StageWeights,
  strengthsOf,
} from "./food-chain-magnate/value/learned-value.ts";
export { type Coach, coachWith } from "./food-chain-magnate/coach/coach.ts";
export type { IdeaRequest } from "./food-chain-magnate/coach/day.ts";
export { lacking, narrowed } from "./food-chain-magnate/coach/narrowing.ts";
export { explainEvents, type ExplainingModules } from "./food-chain-magnate/explain/explain.ts";
export { searches } from "./food-chain-magnate/search/hard.ts";
export type { ExplainedMove, MoveReason } from "./food-chain-magnate/explain/move-reason.ts";
export {
  addQuality,
  noQuality,
  type PlayCounts,
  type PlayQuality,
  QUALITY_TOPICS,
  type QualityTopic,
} from "./food-chain-magnate/quality/play-quality.ts";
export {
  expectedKinds,
  type KindsByTopic,
  type QualityFigures,
  qualityFigures,
} from "./food-chain-magnate/quality/figures.ts";
export { qualityOf } from "./food-chain-magnate/quality/quality.ts";
export { type CardRole, ROLES } from "./food-chain-magnate/role.ts";
export * from "./food-chain-magnate/scripts/script.ts";
export * from "./food-chain-magnate/script-bot.ts";
export * from "./food-chain-magnate/scripts/scripts.ts";
export type { PlanReason } from "./food-chain-magnate/planner/reasons.ts";
export { chancesOf, learnedChancesOf, learnedValueFor, traitsOf } from "./food-chain-magnate/value/position-value.ts";
export type { Advantage } from "./food-chain-magnate/review/advantages.ts";
export type { GameLine, LineStep } from "./food-chain-magnate/review/decision-spans.ts";
export {
  REVIEW_ROUNDS,
  type Review,
  type ReviewedDecision,
  type ReviewedResult,
  type Reviewers,
  reviewOf,
  weighDecisions,
} from "./food-chain-magnate/review/review.ts";
export { CHEF_ADVICE } from "./trick-n-chef/advice.ts";
export { type PlayReview, playReviewOf, type ReviewedPlay } from "./trick-n-chef/review.ts";
export { type ChefReason, chefReasonOf } from "./trick-n-chef/reason.ts";
export * from "./playout/win-chance.ts";
export * from "./playout/key-plies.ts";
export * from "./playout/play-on.ts";
export * from "./playout/turning-points.ts";
export * from "./playout/epsilon-greedy.ts";
export * from "./playout/wilson.ts";

/**
 * Every bot by game and id, with what cards of modules are worth: the server offers them, the arena and the simulations find them. Each of
 * `games` has one that plays by chance.
 */
export const botsWith = (worths: Worths, games: readonly string[] = []): readonly Bot[] => [
  steadyWith(worths),
  easyWith(worths),
  mediumWith(worths),
  hardWith(worths),
  ...temperamentsWith(worths),
  sensibleChef,
  hardChef,
  ...games.map(randomBot),
];
