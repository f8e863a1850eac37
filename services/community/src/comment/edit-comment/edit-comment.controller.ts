import { Controller } from '@nestjs/common';
import { editComment, type TripComment } from '@waymark/contracts-community';
import type { EndpointInput } from '@waymark/contracts-core';
import { Caller, Endpoint, IdempotencyKey, Input } from '@waymark/service-kit';
import { EditComment } from './edit-comment.use-case';

@Controller()
export class EditCommentController {
  constructor(private readonly useCase: EditComment) {}

  @Endpoint(editComment)
  handle(
    @Input() input: EndpointInput<typeof editComment>,
    @Caller() caller: Caller,
    @IdempotencyKey() key: string | null,
  ): Promise<TripComment> {
    return this.useCase.execute(input, caller.member, key);
  }
}
