import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module';
import { AskForSuggestions } from './desk/ask-for-suggestions.use-case';
import { ChangeSuggestion } from './desk/change-suggestion.use-case';
import { MergeSuggestion, SplitSuggestion } from './desk/merge-suggestion.use-case';
import { PublishSuggestion } from './desk/publish-suggestion.use-case';
import { SuggestionActs } from './desk/suggestion-acts';
import { SuggestionDeskController } from './desk/suggestion-desk.controller';
import { SuggestionViews } from './desk/suggestion-views';
import { SuggestionRepository } from './desk/suggestion.repository';
import { SuggestionWriter } from './desk/suggestion.writer';
import { EmbeddedEngine } from './engine/embedded/embedded-engine';
import { HeardRepository } from './heard.repository';
import { ListHeardController } from './list-heard.controller';
import { EngineRuns, ModelChoice } from './run/engine-runs';
import { GroupingRepository } from './run/grouping.repository';
import { RunSuggestions } from './run/run-suggestions';
import { RunRepository } from './run/run.repository';
import { WriteGrouping } from './run/write-grouping';
import { SuggestionPrivacy } from './suggestion-privacy';
import { SuggestionWords } from './suggestion-words';

/** Suggestions built from feedback. */
@Module({
  imports: [AuditModule],
  controllers: [ListHeardController, SuggestionDeskController],
  providers: [
    AskForSuggestions,
    ChangeSuggestion,
    EmbeddedEngine,
    EngineRuns,
    GroupingRepository,
    HeardRepository,
    MergeSuggestion,
    ModelChoice,
    PublishSuggestion,
    RunRepository,
    RunSuggestions,
    SplitSuggestion,
    SuggestionActs,
    SuggestionPrivacy,
    SuggestionRepository,
    SuggestionViews,
    SuggestionWords,
    SuggestionWriter,
    WriteGrouping,
  ],
  exports: [HeardRepository, SuggestionPrivacy],
})
export class SuggestionModule {}
