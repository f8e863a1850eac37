import { Injectable } from '@nestjs/common';
import { Database } from '@waymark/service-kit';
import { dayOf } from '../freshness';
import { OpenQuestion } from './open-question';
import { QuestionRepository } from './question.repository';

/** The one answer to a question: the entry is right as of today, or goes off the list. */
@Injectable()
export class AnswerServiceQuestion {
  constructor(
    private readonly database: Database,
    private readonly open: OpenQuestion,
    private readonly questions: QuestionRepository,
  ) {}

  execute(token: string, answer: 'right' | 'withdraw', now = new Date()): Promise<void> {
    return this.database.transaction(async (tx) => {
      const { id, serviceId } = await this.open.take(tx, token, now);
      await this.questions.close(tx, id, answer);
      if (answer === 'right') await this.questions.confirm(tx, serviceId, dayOf(now));
      else await this.questions.withdraw(tx, serviceId);
    });
  }
}
