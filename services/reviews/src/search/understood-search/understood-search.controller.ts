import { Controller } from '@nestjs/common';
import { HEADERS, type EndpointInput } from '@waymark/contracts-core';
import { understoodSearch, type SearchAnswer } from '@waymark/contracts-reviews';
import { Endpoint, Input, Reply } from '@waymark/service-kit';
import type { FastifyReply } from 'fastify';
import { GoneVenues } from './gone-venues';
import { Loading } from './loading';
import { SearchUnderstood } from './understood-search.use-case';

@Controller()
export class UnderstoodSearchController {
  constructor(
    private readonly search: SearchUnderstood,
    private readonly loading: Loading,
    private readonly goneVenues: GoneVenues,
  ) {}

  @Endpoint(understoodSearch)
  async handle(
    @Input() { query }: EndpointInput<typeof understoodSearch>,
    @Reply() reply: FastifyReply,
  ): Promise<SearchAnswer> {
    const [{ answer, engine }, stillLoading, gone] = await Promise.all([
      this.search.execute(query),
      this.loading.now(),
      this.goneVenues.called(`${query.q} ${query.where ?? ''}`),
    ]);
    reply.header(HEADERS.searchEngine, engine);
    if (!answer.isWhole) reply.header(HEADERS.searchIncomplete, 'true');
    return { ...answer, stillLoading, ...(gone.length > 0 && { gone }) };
  }
}
