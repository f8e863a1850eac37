import { Controller } from '@nestjs/common';
import type { EndpointInput } from '@waymark/contracts-core';
import { postNotice, type Notice } from '@waymark/contracts-reviews';
import { Caller, Endpoint, IdempotencyKey, Input } from '@waymark/service-kit';
import { PostNotice } from './post-notice.use-case';

@Controller()
export class PostNoticeController {
  constructor(private readonly useCase: PostNotice) {}

  @Endpoint(postNotice)
  handle(
    @Input() input: EndpointInput<typeof postNotice>,
    @Caller() caller: Caller,
    @IdempotencyKey() key: string | null,
  ): Promise<Notice> {
    return this.useCase.execute(input, caller.member, key);
  }
}
