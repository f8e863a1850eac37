import { Controller } from '@nestjs/common';
import { HEADERS, type Actor, type EndpointInput } from '@waymark/contracts-core';
import { listOwnReviews, type Review } from '@waymark/contracts-reviews';
import { CurrentActor, Endpoint, Input, Reply } from '@waymark/service-kit';
import type { FastifyReply } from 'fastify';
import { signedIn } from '../../signed-in';
import { nextLink } from '../next-link';
import { ReviewPages } from '../review-pages';

@Controller()
export class ListOwnReviewsController {
  constructor(private readonly pages: ReviewPages) {}

  @Endpoint(listOwnReviews)
  async handle(
    @Input() { query }: EndpointInput<typeof listOwnReviews>,
    @CurrentActor() actor: Actor,
    @Reply() reply: FastifyReply,
  ): Promise<Review[]> {
    const { memberId } = signedIn(actor);
    const { reviews, total, next } = await this.pages.read({ ...query, sort: 'newest', authorId: memberId }, memberId);
    reply.header(HEADERS.totalCount, total);
    if (next) reply.header('link', nextLink(listOwnReviews.path, query, next));
    return reviews;
  }
}
