import { Controller } from '@nestjs/common';
import {
  countComments,
  listAnswers,
  listComments,
  listWaitingComments,
  readComment,
  type CommentCounts,
  type CommentThread,
  type TripComment,
} from '@waymark/contracts-community';
import type { EndpointInput } from '@waymark/contracts-core';
import { Caller, Endpoint, Input, type Page } from '@waymark/service-kit';
import { CommentPages } from './comment-pages';

@Controller()
export class ReadCommentsController {
  constructor(private readonly pages: CommentPages) {}

  @Endpoint(listComments)
  list(
    @Input() { params, query }: EndpointInput<typeof listComments>,
    @Caller() caller: Caller,
  ): Promise<Page<CommentThread>> {
    return this.pages.threads(params.id, query, caller.actor);
  }

  @Endpoint(countComments)
  count(@Input() { params }: EndpointInput<typeof countComments>, @Caller() caller: Caller): Promise<CommentCounts> {
    return this.pages.counts(params.id, caller.actor);
  }

  @Endpoint(listWaitingComments)
  waiting(
    @Input() { params, query }: EndpointInput<typeof listWaitingComments>,
    @Caller() caller: Caller,
  ): Promise<Page<TripComment>> {
    return this.pages.waiting(params.id, query, caller.member);
  }

  @Endpoint(readComment)
  one(@Input() { params }: EndpointInput<typeof readComment>, @Caller() caller: Caller): Promise<TripComment> {
    return this.pages.one(params.id, caller.actor);
  }

  @Endpoint(listAnswers)
  answers(
    @Input() { params, query }: EndpointInput<typeof listAnswers>,
    @Caller() caller: Caller,
  ): Promise<Page<TripComment>> {
    return this.pages.answers(params.id, query, caller.actor);
  }
}
