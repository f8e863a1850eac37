import { Controller } from '@nestjs/common';
import type { EndpointInput, PageMetadata, SitemapIndex, SitemapPart } from '@waymark/contracts-core';
import {
  getHomeMetadata,
  getReviewsMetadata,
  getVenueMetadata,
  getSitemapPart,
  listSitemapParts,
} from '@waymark/contracts-reviews';
import { Endpoint, Input } from '@waymark/service-kit';
import { toReview } from '../review/review.mapper';
import { ReviewRepository } from '../review/review.repository';
import { HOME_METADATA } from './home-metadata';
import { reviewsMetadata } from './reviews-metadata';
import { DescribeVenuePage } from './venue/venue-metadata.use-case';
import { SitemapRepository } from './sitemap.repository';

const SHOWN = 20;

@Controller()
export class PageMetadataController {
  constructor(
    private readonly describeVenueUseCase: DescribeVenuePage,
    private readonly reviewRepository: ReviewRepository,
    private readonly sitemapRepository: SitemapRepository,
  ) {}

  @Endpoint(getVenueMetadata)
  getVenueMetadata(@Input() { params }: EndpointInput<typeof getVenueMetadata>): Promise<PageMetadata> {
    return this.describeVenueUseCase.execute(params.id);
  }

  @Endpoint(getHomeMetadata)
  getHomeMetadata(): PageMetadata {
    return HOME_METADATA;
  }

  @Endpoint(getReviewsMetadata)
  async getReviewsMetadata(): Promise<PageMetadata> {
    const { rows } = await this.reviewRepository.page({ filter: {}, sort: 'newest', cursor: null, limit: SHOWN }, null);
    return reviewsMetadata(rows.map(toReview));
  }

  @Endpoint(listSitemapParts)
  async listSitemapParts(): Promise<SitemapIndex> {
    return { parts: await this.sitemapRepository.parts() };
  }

  @Endpoint(getSitemapPart)
  async getSitemapPart(@Input() { params }: EndpointInput<typeof getSitemapPart>): Promise<SitemapPart> {
    return { urls: await this.sitemapRepository.urls(params.part) };
  }
}
