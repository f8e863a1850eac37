import { Inject, Injectable, type OnApplicationBootstrap, type Provider, type Type } from '@nestjs/common';
import { Jobs, LOG, type Log, senderLimitParts } from '@waymark/service-kit';
import { AnswerServiceQuestion } from './ask-support-services/answer-service-question.use-case';
import { AskSupportServices } from './ask-support-services/ask-support-services.use-case';
import { OpenQuestion } from './ask-support-services/open-question';
import { QuestionTokens } from './ask-support-services/question-tokens';
import { QuestionRepository } from './ask-support-services/question.repository';
import { ReadServiceQuestion } from './ask-support-services/read-service-question.use-case';
import { ChangeService } from './desk/change-service';
import { ServiceActs } from './desk/service-acts';
import { ServiceDeskViews } from './desk/service-desk-views';
import { ServiceDeskWriter } from './desk/service-desk-writer';
import { ServiceDeskController } from './desk/service-desk.controller';
import { ServiceDeskRepository } from './desk/service-desk.repository';
import { ServiceDrafts } from './desk/service-drafts';
import { ExpireSupportServices } from './expire-support-services.use-case';
import { ImportSupportServices } from './import-support-services/import-support-services.use-case';
import { TryImport } from './import-support-services/try-import.use-case';
import { ListSupportServices } from './list-support-services.use-case';
import { SuggestSupportService } from './suggest-support-service.use-case';
import { SuggestionRepository } from './suggestion.repository';
import { SupportServiceRepository } from './support-service.repository';
import { SupportServiceWriter } from './support-service.writer';

/** Hour in UTC at which hardly anyone in the covered countries looks for help. */
const NIGHT_HOUR = 3;
const MS_PER_DAY = 86_400_000;

/** Returns milliseconds until the next nightly run; a whole day if it is due right now. */
export function msUntilNight(now: Date): number {
  const tonight = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate(), NIGHT_HOUR);
  return tonight > now.getTime() ? tonight - now.getTime() : tonight + MS_PER_DAY - now.getTime();
}

/**
 * Runs the expiry every night, and at start for missed nights. Every process has one; the lock allows only one to run.
 */
@Injectable()
export class ExpirySchedule implements OnApplicationBootstrap {
  constructor(
    private readonly expire: ExpireSupportServices,
    private readonly jobs: Jobs,
    @Inject(LOG) private readonly log: Log,
  ) {}

  onApplicationBootstrap(): void {
    this.jobs.add({
      name: 'expire support services',
      every: () => msUntilNight(new Date()),
      atStart: true,
      run: () => this.run(),
    });
  }

  private async run(): Promise<void> {
    const report = await this.expire.execute();
    if (report) this.log.info(report, 'support services expired');
  }
}

/** Asks every night, and at start for missed nights. Every process has one; unique rows prevent duplicates. */
@Injectable()
class AskSchedule implements OnApplicationBootstrap {
  constructor(
    private readonly ask: AskSupportServices,
    private readonly jobs: Jobs,
    @Inject(LOG) private readonly log: Log,
  ) {}

  onApplicationBootstrap(): void {
    this.jobs.add({
      name: 'ask support services',
      every: () => msUntilNight(new Date()),
      atStart: true,
      run: () => this.run(),
    });
  }

  private async run(): Promise<void> {
    const report = await this.ask.execute();
    if (report.asked + report.reminded > 0) this.log.info(report, 'support services asked');
  }
}

/** The staff desk for writing, publishing and unlisting entries. */
export const SERVICE_DESK_CONTROLLERS: Type[] = [ServiceDeskController];

export const SUPPORT_SERVICE_PROVIDERS: Provider[] = [
  SupportServiceRepository,
  SupportServiceWriter,
  ListSupportServices,
  ImportSupportServices,
  TryImport,
  ExpireSupportServices,
  ExpirySchedule,
  QuestionTokens,
  QuestionRepository,
  AskSupportServices,
  AskSchedule,
  OpenQuestion,
  ReadServiceQuestion,
  AnswerServiceQuestion,
  SuggestionRepository,
  SuggestSupportService,
  ServiceDeskRepository,
  ServiceDeskViews,
  ServiceDeskWriter,
  ServiceActs,
  ServiceDrafts,
  ChangeService,
  // Five in ten minutes from one address.
  ...senderLimitParts({ what: 'suggestion', most: 5, seconds: 600, rows: SuggestionRepository }),
];
