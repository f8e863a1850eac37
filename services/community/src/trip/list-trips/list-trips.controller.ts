import { Controller } from '@nestjs/common';
import { listOwnTripBlogs, listTripBlogs, type TripBlog } from '@waymark/contracts-community';
import type { EndpointInput } from '@waymark/contracts-core';
import { Caller, Endpoint, Input, type Page } from '@waymark/service-kit';
import { TripPages } from '../trip-pages';

@Controller()
export class ListTripsController {
  constructor(private readonly pages: TripPages) {}

  @Endpoint(listTripBlogs)
  all(@Input() { query }: EndpointInput<typeof listTripBlogs>, @Caller() caller: Caller): Promise<Page<TripBlog>> {
    const { cursor, limit, sort, ...asked } = query;
    return this.pages.read(asked, sort, { cursor, limit }, caller.actor?.memberId ?? null);
  }

  @Endpoint(listOwnTripBlogs)
  own(@Input() { query }: EndpointInput<typeof listOwnTripBlogs>, @Caller() caller: Caller): Promise<Page<TripBlog>> {
    return this.pages.own(caller.member.memberId, query);
  }
}
