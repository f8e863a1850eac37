import { SuggestionDeskController } from './desk/suggestion-desk.controller';
import { AskForSuggestions } from './desk/ask-for-suggestions.use-case';
import { ChangeSuggestion } from './desk/change-suggestion.use-case';
import { MergeSuggestion } from './desk/merge-suggestion.use-case';
import { PublishSuggestion } from './desk/publish-suggestion.use-case';
import { SplitSuggestion } from './desk/split-suggestion.use-case';
import { SuggestionActs } from './desk/suggestion-acts';
import { SuggestionViews } from './desk/suggestion-views';
import { SuggestionRepository } from './desk/suggestion.repository';
import { SuggestionWriter } from './desk/suggestion.writer';
import { EmbeddedEngine } from './engine/embedded/embedded-engine';
import { HeardRepository } from './heard.repository';
import { ListHeardController } from './list-heard.controller';
import { EngineRuns } from './run/engine-runs';
import { GroupingRepository } from './run/grouping.repository';
import { ModelChoice } from './run/model-choice';
import { RunSuggestions } from './run/run-suggestions';
import { RunRepository } from './run/run.repository';
import { WriteGrouping } from './run/write-grouping';
import { SuggestionPrivacy } from './suggestion-privacy';
import { SuggestionWords } from './suggestion-words';

const RUNNING = [
  EmbeddedEngine,
  EngineRuns,
  GroupingRepository,
  ModelChoice,
  RunRepository,
  RunSuggestions,
  WriteGrouping,
];
const DESK = [SuggestionRepository, SuggestionViews, SuggestionWriter, SuggestionActs];
const ACTS = [AskForSuggestions, ChangeSuggestion, MergeSuggestion, SplitSuggestion, PublishSuggestion];

/**
 * Suggestions built from feedback. The route of runs must come before that of a suggestion, which would take "run" for
 * an ID.
 */
export const SUGGESTION_CONTROLLERS = [SuggestionDeskController, ListHeardController];
export const SUGGESTION_PROVIDERS = [...RUNNING, ...DESK, ...ACTS, HeardRepository, SuggestionPrivacy, SuggestionWords];
