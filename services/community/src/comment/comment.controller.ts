import { Controller } from '@nestjs/common';
import {
  addComment,
  type CommentCounts,
  type CommentThread,
  countComments,
  decideComment,
  deleteComment,
  editComment,
  listAnswers,
  listComments,
  listWaitingComments,
  readComment,
  type TripComment,
} from '@waymark/contracts-community';
import type { EndpointInput } from '@waymark/contracts-core';
import { Caller, Endpoint, IdempotencyKey, Input, type Page } from '@waymark/service-kit';
import { AddComment } from './add-comment.use-case';
import { DecideComment } from './decide-comment.use-case';
import { DeleteComment } from './delete-comment.use-case';
import { EditComment } from './edit-comment.use-case';
import { CommentPages } from './comment-pages';

@Controller()
export class CommentController {
  constructor(
    private readonly commentPages: CommentPages,
    private readonly addCommentUseCase: AddComment,
    private readonly editCommentUseCase: EditComment,
    private readonly deleteCommentUseCase: DeleteComment,
    private readonly decideCommentUseCase: DecideComment,
  ) {}

  @Endpoint(listComments)
  listComments(
    @Input() { params, query }: EndpointInput<typeof listComments>,
    @Caller() caller: Caller,
  ): Promise<Page<CommentThread>> {
    return this.commentPages.threads(params.id, query, caller.actor);
  }

  @Endpoint(countComments)
  countComments(
    @Input() { params }: EndpointInput<typeof countComments>,
    @Caller() caller: Caller,
  ): Promise<CommentCounts> {
    return this.commentPages.counts(params.id, caller.actor);
  }

  @Endpoint(listWaitingComments)
  listWaitingComments(
    @Input() { params, query }: EndpointInput<typeof listWaitingComments>,
    @Caller() caller: Caller,
  ): Promise<Page<TripComment>> {
    return this.commentPages.waiting(params.id, query, caller.member);
  }

  @Endpoint(readComment)
  readComment(@Input() { params }: EndpointInput<typeof readComment>, @Caller() caller: Caller): Promise<TripComment> {
    return this.commentPages.one(params.id, caller.actor);
  }

  @Endpoint(listAnswers)
  listAnswers(
    @Input() { params, query }: EndpointInput<typeof listAnswers>,
    @Caller() caller: Caller,
  ): Promise<Page<TripComment>> {
    return this.commentPages.answers(params.id, query, caller.actor);
  }

  @Endpoint(addComment)
  addComment(
    @Input() input: EndpointInput<typeof addComment>,
    @Caller() caller: Caller,
    @IdempotencyKey() key: string | null,
  ): Promise<TripComment> {
    return this.addCommentUseCase.execute(input, caller.member, key);
  }

  @Endpoint(editComment)
  editComment(
    @Input() input: EndpointInput<typeof editComment>,
    @Caller() caller: Caller,
    @IdempotencyKey() key: string | null,
  ): Promise<TripComment> {
    return this.editCommentUseCase.execute(input, caller.member, key);
  }

  @Endpoint(deleteComment)
  deleteComment(
    @Input() { params }: EndpointInput<typeof deleteComment>,
    @Caller() caller: Caller,
    @IdempotencyKey() key: string | null,
  ): Promise<void> {
    return this.deleteCommentUseCase.execute(params.id, caller.member, key);
  }

  @Endpoint(decideComment)
  decideComment(
    @Input() input: EndpointInput<typeof decideComment>,
    @Caller() caller: Caller,
    @IdempotencyKey() key: string | null,
  ): Promise<TripComment> {
    return this.decideCommentUseCase.execute(input, caller.member, key);
  }
}
