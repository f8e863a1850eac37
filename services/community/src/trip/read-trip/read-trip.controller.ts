import { Controller } from '@nestjs/common';
import { readTripBlog, type WholeTrip } from '@waymark/contracts-community';
import type { EndpointInput } from '@waymark/contracts-core';
import { Caller, Endpoint, Input } from '@waymark/service-kit';
import { TripViews } from '../trip-views';

@Controller()
export class ReadTripController {
  constructor(private readonly views: TripViews) {}

  @Endpoint(readTripBlog)
  handle(@Input() { params }: EndpointInput<typeof readTripBlog>, @Caller() caller: Caller): Promise<WholeTrip> {
    return this.views.whole(params.id, caller.actor?.memberId ?? null);
  }
}
