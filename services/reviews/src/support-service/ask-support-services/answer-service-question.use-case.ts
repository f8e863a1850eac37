import { Injectable } from '@nestjs/common';
import { Database } from '@waymark/service-kit';
import { dayOf } from '../freshness';
import { OpenQuestion } from './open-question';
import { QuestionRepository } from './question.repository';

/** Stores the single answer to a question: the entry is correct as of today, or leaves the list. */
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
