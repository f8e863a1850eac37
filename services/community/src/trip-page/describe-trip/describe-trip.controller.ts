import { Controller } from '@nestjs/common';
import { describeTripBlog, describeTripBlogs } from '@waymark/contracts-community';
import type { EndpointInput, PageDocument } from '@waymark/contracts-core';
import { Caller, coreProblem, Endpoint, Input } from '@waymark/service-kit';
import { problem } from '../../problem';
import { TripPages } from '../../trip/trip-pages';
import { TripViews } from '../../trip/trip-views';
import { tripDocument } from '../trip-document';
import { tripsDocument } from '../trips-document';

const NEWEST = 20;

@Controller()
export class DescribeTripController {
  constructor(
    private readonly pages: TripPages,
    private readonly views: TripViews,
  ) {}

  @Endpoint(describeTripBlogs)
  async all(@Caller() caller: Caller): Promise<PageDocument> {
    const { items } = await this.pages.read({ filter: 'all', q: '' }, 'newest', { limit: NEWEST }, readerOf(caller));
    return tripsDocument(items);
  }

  @Endpoint(describeTripBlog)
  async one(
    @Input() { params }: EndpointInput<typeof describeTripBlog>,
    @Caller() caller: Caller,
  ): Promise<PageDocument> {
    const trip = await this.views.whole(params.id, readerOf(caller));
    // A document may be kept by whoever asked for it: what one's author alone may see is in none.
    if (trip.setAside) throw coreProblem(`content.${trip.setAside.state}`);
    if (!trip.isPublished) throw problem('trip.not-found');
    return tripDocument(trip);
  }
}

const readerOf = ({ actor }: Caller): number | null => actor?.memberId ?? null;
