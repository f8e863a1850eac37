import { Controller } from '@nestjs/common';
import { deleteComment } from '@waymark/contracts-community';
import type { EndpointInput } from '@waymark/contracts-core';
import { Caller, Endpoint, IdempotencyKey, Input } from '@waymark/service-kit';
import { DeleteComment } from './delete-comment.use-case';

@Controller()
export class DeleteCommentController {
  constructor(private readonly useCase: DeleteComment) {}

  @Endpoint(deleteComment)
  handle(
    @Input() { params }: EndpointInput<typeof deleteComment>,
    @Caller() caller: Caller,
    @IdempotencyKey() key: string | null,
  ): Promise<void> {
    return this.useCase.execute(params.id, caller.member, key);
  }
}
