import { Controller } from '@nestjs/common';
import { decideComment, type TripComment } from '@waymark/contracts-community';
import type { EndpointInput } from '@waymark/contracts-core';
import { Caller, Endpoint, IdempotencyKey, Input } from '@waymark/service-kit';
import { DecideComment } from './decide-comment.use-case';

@Controller()
export class DecideCommentController {
  constructor(private readonly useCase: DecideComment) {}

  @Endpoint(decideComment)
  handle(
    @Input() input: EndpointInput<typeof decideComment>,
    @Caller() caller: Caller,
    @IdempotencyKey() key: string | null,
  ): Promise<TripComment> {
    return this.useCase.execute(input, caller.member, key);
  }
}
