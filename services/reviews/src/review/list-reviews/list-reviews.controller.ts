import { Controller } from '@nestjs/common';
import { HEADERS, type Actor, type EndpointInput } from '@waymark/contracts-core';
import { listReviews, type Review } from '@waymark/contracts-reviews';
import { CurrentActor, Endpoint, Input, Reply } from '@waymark/service-kit';
import type { FastifyReply } from 'fastify';
import { ListReviews } from './list-reviews.use-case';

type ListInput = EndpointInput<typeof listReviews>;

@Controller()
export class ListReviewsController {
  constructor(private readonly list: ListReviews) {}

  @Endpoint(listReviews)
  async handle(@Input() { query }: ListInput, @CurrentActor() actor: Actor, @Reply() reply: FastifyReply): Promise<Review[]> {
    const { reviews, total, next } = await this.list.run(query, actor);
    reply.header(HEADERS.totalCount, total);
    if (next) reply.header('link', `<${nextUrl(query, next)}>; rel="next"`);
    return reviews;
  }
}

function nextUrl(query: ListInput['query'], cursor: string): string {
  const next = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...query, cursor })) if (value !== undefined) next.set(name, String(value));
  return `${listReviews.path}?${next}`;
}
