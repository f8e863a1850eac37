import { Controller } from '@nestjs/common';
import type { EndpointInput } from '@waymark/contracts-core';
import { answerServiceQuestion, readServiceQuestion, type ServiceQuestion } from '@waymark/contracts-reviews';
import { Endpoint, Input } from '@waymark/service-kit';
import { AnswerServiceQuestion } from './answer-service-question.use-case';
import { ReadServiceQuestion } from './read-service-question.use-case';

@Controller()
export class ServiceQuestionController {
  constructor(
    private readonly questions: ReadServiceQuestion,
    private readonly answers: AnswerServiceQuestion,
  ) {}

  @Endpoint(readServiceQuestion)
  read(@Input() { body }: EndpointInput<typeof readServiceQuestion>): Promise<ServiceQuestion> {
    return this.questions.execute(body.token);
  }

  @Endpoint(answerServiceQuestion)
  answer(@Input() { body }: EndpointInput<typeof answerServiceQuestion>): Promise<void> {
    return this.answers.execute(body.token, body.answer);
  }
}
