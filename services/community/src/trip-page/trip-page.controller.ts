import { Controller } from '@nestjs/common';
import {
  getTripBlogMetadata,
  getTripBlogsMetadata,
  getTripSitemapPart,
  listTripSitemapParts,
} from '@waymark/contracts-community';
import type { EndpointInput, PageMetadata, SitemapIndex, SitemapPart } from '@waymark/contracts-core';
import { Caller, coreProblem, Endpoint, Input } from '@waymark/service-kit';
import { problem } from '../problem';
import { TripPages } from '../trip/trip-pages';
import { TripViews } from '../trip/trip-views';
import { SitemapRepository } from './sitemap.repository';
import { tripMetadata, tripsMetadata } from './trip-metadata';

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

  @Endpoint(getTripBlogsMetadata)
  async getTripBlogsMetadata(@Caller() caller: Caller): Promise<PageMetadata> {
    const { items } = await this.tripPages.read(
      { filter: 'all', q: '' },
      'newest',
      { limit: NEWEST },
      readerOf(caller),
    );
    return tripsMetadata(items);
  }

  @Endpoint(getTripBlogMetadata)
  async getTripBlogMetadata(
    @Input() { params }: EndpointInput<typeof getTripBlogMetadata>,
    @Caller() caller: Caller,
  ): Promise<PageMetadata> {
    const trip = await this.tripViews.whole(params.id, readerOf(caller));
    // The text may be cached, so it must contain nothing that only the author can see.
    if (trip.setAside) throw coreProblem(`content.${trip.setAside.state}`);
    if (!trip.isPublished) throw problem('trip.not-found');
    return tripMetadata(trip);
  }
}
