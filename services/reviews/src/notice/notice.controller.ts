import { Controller } from '@nestjs/common';
import type { EndpointInput } from '@waymark/contracts-core';
import { answerNotice, type Notice, postNotice } from '@waymark/contracts-reviews';
import { Caller, Endpoint, IdempotencyKey, Input } from '@waymark/service-kit';
import { AnswerNotice } from './answer-notice.use-case';
import { PostNotice } from './post-notice.use-case';

@Controller()
export class NoticeController {
  constructor(
    private readonly postNoticeUseCase: PostNotice,
    private readonly answerNoticeUseCase: AnswerNotice,
  ) {}

  @Endpoint(postNotice)
  postNotice(
    @Input() input: EndpointInput<typeof postNotice>,
    @Caller() caller: Caller,
    @IdempotencyKey() key: string | null,
  ): Promise<Notice> {
    return this.postNoticeUseCase.execute(input, caller.member, key);
  }

  @Endpoint(answerNotice)
  answerNotice(
    @Input() input: EndpointInput<typeof answerNotice>,
    @Caller() caller: Caller,
    @IdempotencyKey() key: string | null,
  ): Promise<{ notices: Notice[] }> {
    return this.answerNoticeUseCase.execute(input, caller.member, key);
  }
}
