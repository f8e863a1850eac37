import { Inject, Injectable } from '@nestjs/common';
import { QUESTION_EMAIL, supportServiceAsked } from '@waymark/contracts-reviews';
import { CONFIG, Database, Outbox, sealText, type Tx } from '@waymark/service-kit';
import type { ReviewsConfig } from '../../config';
import { dayOf, oldestCurrentDay } from '../freshness';
import { SupportServiceRepository } from '../support-service.repository';
import { questionEmail } from './question-email';
import { QuestionTokens } from './question-tokens';
import { type DueQuestion, QuestionRepository } from './question.repository';

/**
 * Maximum number of emails of each kind per night, so that a large file with old entries does not look like spam to
 * mail servers.
 */
const AT_MOST = 100;

export interface AskReport {
  asked: number;
  reminded: number;
}

/** Asks services with an entry over a year old whether it is still correct, and reminds them once. */
@Injectable()
export class AskSupportServices {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly questions: QuestionRepository,
    private readonly services: SupportServiceRepository,
    private readonly tokens: QuestionTokens,
    @Inject(CONFIG) private readonly config: ReviewsConfig,
  ) {}

  execute(now = new Date()): Promise<AskReport> {
    const dueDay = oldestCurrentDay(dayOf(now));
    return this.database.transaction(async (tx) => {
      const reminded = await this.questions.remind(tx, now, dueDay, AT_MOST);
      const asked = await this.questions.ask(tx, now, dueDay, AT_MOST);
      for (const question of reminded) await this.tell(tx, question, true);
      for (const question of asked) await this.tell(tx, question, false);
      return { asked: asked.length, reminded: reminded.length };
    });
  }

  private async tell(tx: Tx, question: DueQuestion, isReminder: boolean): Promise<void> {
    const service = await this.services.find(tx, question.serviceId);
    const letter = service && questionEmail(question, service, this.tokens.of(question.id));
    if (!letter) return;
    await this.outbox.add(tx, supportServiceAsked, {
      aggregateId: question.id,
      aggregateVersion: isReminder ? 2 : 1,
      data: {
        questionId: question.id,
        isReminder,
        sealed: await sealText(this.config.IDENTITY_SECRET, QUESTION_EMAIL, JSON.stringify(letter)),
      },
    });
  }
}
