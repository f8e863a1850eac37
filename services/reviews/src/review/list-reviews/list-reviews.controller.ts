import { Controller } from '@nestjs/common';
import { HEADERS, type Actor, type EndpointInput } from '@waymark/contracts-core';
import { listReviews, type Review } from '@waymark/contracts-reviews';
import { CurrentActor, Endpoint, Input, Reply } from '@waymark/service-kit';
import type { FastifyReply } from 'fastify';
import { nextLink } from '../next-link';
import { ReviewPages } from '../review-pages';

@Controller()
export class ListReviewsController {
  constructor(private readonly pages: ReviewPages) {}

  @Endpoint(listReviews)
  async handle(
    @Input() { query }: EndpointInput<typeof listReviews>,
    @CurrentActor() actor: Actor,
    @Reply() reply: FastifyReply,
  ): Promise<Review[]> {
    const { memberId, ...others } = query;
    const reader = actor?.memberId ?? null;
    // Members see their own reviews even while nobody else sees their profile.
    const author = memberId === reader ? { authorId: memberId } : { publicAuthorId: memberId };
    const asked = memberId === undefined ? others : { ...others, ...author };
    const { reviews, total, next } = await this.pages.read(asked, reader);
    reply.header(HEADERS.totalCount, total);
    if (next) reply.header('link', nextLink(listReviews.path, query, next));
    return reviews;
  }
}
