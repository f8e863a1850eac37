import { Controller } from '@nestjs/common';
import type { EndpointInput } from '@waymark/contracts-core';
import { listAttractions, type Attraction } from '@waymark/contracts-reviews';
import { Endpoint, Input, type Page } from '@waymark/service-kit';
import { ListAttractions } from './list-attractions.use-case';

@Controller()
export class ListAttractionsController {
  constructor(private readonly useCase: ListAttractions) {}

  @Endpoint(listAttractions)
  handle(@Input() { query }: EndpointInput<typeof listAttractions>): Promise<Page<Attraction>> {
    return this.useCase.execute(query);
  }
}
