import { Controller } from '@nestjs/common';
import type { EndpointInput, PageDocument } from '@waymark/contracts-core';
import { describeVenue } from '@waymark/contracts-reviews';
import { Endpoint, Input } from '@waymark/service-kit';
import { DescribeVenue } from './describe-venue.use-case';

@Controller()
export class DescribeVenueController {
  constructor(private readonly useCase: DescribeVenue) {}

  @Endpoint(describeVenue)
  handle(@Input() { params }: EndpointInput<typeof describeVenue>): Promise<PageDocument> {
    return this.useCase.execute(params.id);
  }
}
