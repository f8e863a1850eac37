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
    const { reviews, total, next } = await this.pages.read(query, actor?.memberId ?? null);
    reply.header(HEADERS.totalCount, total);
    if (next) reply.header('link', nextLink(listReviews.path, query, next));
    return reviews;
  }
}
