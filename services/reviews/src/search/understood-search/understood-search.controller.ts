import { Controller } from '@nestjs/common';
import { HEADERS, type EndpointInput } from '@waymark/contracts-core';
import { understoodSearch, type SearchAnswer } from '@waymark/contracts-reviews';
import { Endpoint, Input, Reply } from '@waymark/service-kit';
import type { FastifyReply } from 'fastify';
import { SearchUnderstood } from './understood-search.use-case';

@Controller()
export class UnderstoodSearchController {
  constructor(private readonly search: SearchUnderstood) {}

  @Endpoint(understoodSearch)
  async handle(
    @Input() { query }: EndpointInput<typeof understoodSearch>,
    @Reply() reply: FastifyReply,
  ): Promise<SearchAnswer> {
    const { answer, engine } = await this.search.execute(query);
    reply.header(HEADERS.searchEngine, engine);
    if (!answer.isWhole) reply.header(HEADERS.searchIncomplete, 'true');
    return { ...answer, stillLoading: null };
  }
}
