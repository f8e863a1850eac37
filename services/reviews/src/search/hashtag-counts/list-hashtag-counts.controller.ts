import { Controller } from '@nestjs/common';
import type { EndpointInput } from '@waymark/contracts-core';
import { listHashtagCounts, type HashtagCount } from '@waymark/contracts-reviews';
import { Endpoint, Input, Reply } from '@waymark/service-kit';
import type { FastifyReply } from 'fastify';
import { britainFirst } from '../../venue/home-country';
import { HashtagCounts, STORED_SECONDS } from './hashtag-counts';

@Controller()
export class ListHashtagCountsController {
  constructor(private readonly counts: HashtagCounts) {}

  @Endpoint(listHashtagCounts)
  async handle(
    @Input() { query }: EndpointInput<typeof listHashtagCounts>,
    @Reply() reply: FastifyReply,
  ): Promise<HashtagCount[]> {
    // Uses the same country as a search without a place.
    const counts = await this.counts.of(britainFirst(query));
    reply.header('cache-control', `public, max-age=${STORED_SECONDS}`);
    return counts;
  }
}
