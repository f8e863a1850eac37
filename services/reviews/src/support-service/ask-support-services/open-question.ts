import { Injectable } from '@nestjs/common';
import type { Tx } from '@waymark/service-kit';
import { problem } from '../../problem';
import { endOf } from './question-email';
import { QuestionTokens } from './question-tokens';
import { QuestionRepository, type StoredQuestion } from './question.repository';

/** Finds and locks the question behind a link, while it has no answer. */
@Injectable()
export class OpenQuestion {
  constructor(
    private readonly questions: QuestionRepository,
    private readonly tokens: QuestionTokens,
  ) {}

  async take(tx: Tx, token: string, now: Date): Promise<StoredQuestion> {
    const id = this.tokens.questionOf(token);
    const question = id === null ? null : await this.questions.lock(tx, id);
    if (!question) throw problem('support-service.link-invalid');
    if (question.isAnswered || question.isWithdrawn) throw problem('support-service.link-used');
    if (now > endOf(question)) throw problem('support-service.link-expired');
    return question;
  }
}
