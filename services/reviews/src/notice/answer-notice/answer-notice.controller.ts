import { Controller } from '@nestjs/common';
import type { EndpointInput } from '@waymark/contracts-core';
import { answerNotice, type Notice } from '@waymark/contracts-reviews';
import { Caller, Endpoint, IdempotencyKey, Input } from '@waymark/service-kit';
import { AnswerNotice } from './answer-notice.use-case';

@Controller()
export class AnswerNoticeController {
  constructor(private readonly useCase: AnswerNotice) {}

  @Endpoint(answerNotice)
  handle(
    @Input() input: EndpointInput<typeof answerNotice>,
    @Caller() caller: Caller,
    @IdempotencyKey() key: string | null,
  ): Promise<{ notices: Notice[] }> {
    return this.useCase.execute(input, caller.member, key);
  }
}
