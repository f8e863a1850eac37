import { Controller } from '@nestjs/common';
import { addComment, type TripComment } from '@waymark/contracts-community';
import type { EndpointInput } from '@waymark/contracts-core';
import { Caller, Endpoint, IdempotencyKey, Input } from '@waymark/service-kit';
import { AddComment } from './add-comment.use-case';

@Controller()
export class AddCommentController {
  constructor(private readonly useCase: AddComment) {}

  @Endpoint(addComment)
  handle(
    @Input() input: EndpointInput<typeof addComment>,
    @Caller() caller: Caller,
    @IdempotencyKey() key: string | null,
  ): Promise<TripComment> {
    return this.useCase.execute(input, caller.member, key);
  }
}
