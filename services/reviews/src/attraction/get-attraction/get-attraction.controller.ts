import { Controller } from '@nestjs/common';
import type { EndpointInput } from '@waymark/contracts-core';
import { getAttraction, type Attraction } from '@waymark/contracts-reviews';
import { Endpoint, Input } from '@waymark/service-kit';
import { ShownAttraction } from '../shown-attraction';

@Controller()
export class GetAttractionController {
  constructor(private readonly attraction: ShownAttraction) {}

  @Endpoint(getAttraction)
  handle(@Input() { params }: EndpointInput<typeof getAttraction>): Promise<Attraction> {
    return this.attraction.show(params.id);
  }
}
