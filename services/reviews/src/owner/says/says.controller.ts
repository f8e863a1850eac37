import { Controller } from '@nestjs/common';
import type { EndpointInput } from '@waymark/contracts-core';
import { getVenueSays, sayFact, type OwnerFact, type VenueSays } from '@waymark/contracts-reviews';
import { Caller, Endpoint, Input } from '@waymark/service-kit';
import { problem } from '../../problem';
import { SayFact } from './say-fact.use-case';
import { SaysRepository } from './says.repository';

@Controller()
export class SaysController {
  constructor(
    private readonly says: SaysRepository,
    private readonly sayFact: SayFact,
  ) {}

  @Endpoint(getVenueSays)
  async read(@Input() { params }: EndpointInput<typeof getVenueSays>): Promise<VenueSays> {
    const says = await this.says.of(params.id);
    if (!says) throw problem('venue.not-found');
    return says;
  }

  @Endpoint(sayFact)
  say(@Input() input: EndpointInput<typeof sayFact>, @Caller() caller: Caller): Promise<{ facts: OwnerFact[] }> {
    return this.sayFact.execute(input, caller.member);
  }
}
