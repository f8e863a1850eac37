import { Controller } from '@nestjs/common';
import {
  describeTripBlog,
  describeTripBlogs,
  getTripSitemapPart,
  listTripSitemapParts,
} from '@waymark/contracts-community';
import type { EndpointInput, PageDocument, SitemapIndex, SitemapPart } from '@waymark/contracts-core';
import { Caller, coreProblem, Endpoint, Input } from '@waymark/service-kit';
import { problem } from '../problem';
import { TripPages } from '../trip/trip-pages';
import { TripViews } from '../trip/trip-views';
import { SitemapRepository } from './sitemap.repository';
import { tripDocument } from './trip-document';
import { tripsDocument } from './trips-document';

const NEWEST = 20;

const readerOf = ({ actor }: Caller): number | null => actor?.memberId ?? null;

@Controller()
export class TripPageController {
  constructor(
    private readonly sitemapRepository: SitemapRepository,
    private readonly tripPages: TripPages,
    private readonly tripViews: TripViews,
  ) {}

  @Endpoint(listTripSitemapParts)
  async listTripSitemapParts(): Promise<SitemapIndex> {
    return { parts: await this.sitemapRepository.parts() };
  }

  @Endpoint(getTripSitemapPart)
  async getTripSitemapPart(@Input() { params }: EndpointInput<typeof getTripSitemapPart>): Promise<SitemapPart> {
    return { urls: await this.sitemapRepository.urls(params.part) };
  }

  @Endpoint(describeTripBlogs)
  async describeTripBlogs(@Caller() caller: Caller): Promise<PageDocument> {
    const { items } = await this.tripPages.read(
      { filter: 'all', q: '' },
      'newest',
      { limit: NEWEST },
      readerOf(caller),
    );
    return tripsDocument(items);
  }

  @Endpoint(describeTripBlog)
  async describeTripBlog(
    @Input() { params }: EndpointInput<typeof describeTripBlog>,
    @Caller() caller: Caller,
  ): Promise<PageDocument> {
    const trip = await this.tripViews.whole(params.id, readerOf(caller));
    // Documents may be cached, so they must not contain anything private to the author.
    if (trip.setAside) throw coreProblem(`content.${trip.setAside.state}`);
    if (!trip.isPublished) throw problem('trip.not-found');
    return tripDocument(trip);
  }
}
