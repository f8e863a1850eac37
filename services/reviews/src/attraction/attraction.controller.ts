import { Controller } from '@nestjs/common';
import type { EndpointInput } from '@waymark/contracts-core';
import { type Attraction, findOrCreateAttraction, getAttraction, listAttractions } from '@waymark/contracts-reviews';
import { Caller, Endpoint, IdempotencyKey, Input, type Page, Reply } from '@waymark/service-kit';
import type { FastifyReply } from 'fastify';
import { FindOrCreateAttraction } from './find-or-create-attraction.use-case';
import { ListAttractions } from './list-attractions.use-case';
import { ShownAttraction } from './shown-attraction';

@Controller()
export class AttractionController {
  constructor(
    private readonly listAttractionsUseCase: ListAttractions,
    private readonly shownAttraction: ShownAttraction,
    private readonly findOrCreateAttractionUseCase: FindOrCreateAttraction,
  ) {}

  @Endpoint(listAttractions)
  listAttractions(@Input() { query }: EndpointInput<typeof listAttractions>): Promise<Page<Attraction>> {
    return this.listAttractionsUseCase.execute(query);
  }

  @Endpoint(getAttraction)
  getAttraction(@Input() { params }: EndpointInput<typeof getAttraction>): Promise<Attraction> {
    return this.shownAttraction.show(params.id);
  }

  @Endpoint(findOrCreateAttraction)
  async findOrCreateAttraction(
    @Input() { body }: EndpointInput<typeof findOrCreateAttraction>,
    @Caller() caller: Caller,
    @IdempotencyKey() key: string | null,
    @Reply() reply: FastifyReply,
  ): Promise<Attraction> {
    const { status, attraction } = await this.findOrCreateAttractionUseCase.execute(body, caller.member, key);
    reply.status(status);
    return attraction;
  }
}
