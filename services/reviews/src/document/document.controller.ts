import { Controller } from '@nestjs/common';
import type { EndpointInput, PageDocument, SitemapIndex, SitemapPart } from '@waymark/contracts-core';
import {
  describeHome,
  describeReviews,
  describeVenue,
  getSitemapPart,
  listSitemapParts,
} from '@waymark/contracts-reviews';
import { Endpoint, Input } from '@waymark/service-kit';
import { toReview } from '../review/review.mapper';
import { ReviewRepository } from '../review/review.repository';
import { HOME_DOCUMENT } from './home-document';
import { reviewsDocument } from './reviews-document';
import { DescribeVenue } from './describe-venue/describe-venue.use-case';
import { SitemapRepository } from './sitemap.repository';

const SHOWN = 20;

@Controller()
export class DocumentController {
  constructor(
    private readonly describeVenueUseCase: DescribeVenue,
    private readonly reviewRepository: ReviewRepository,
    private readonly sitemapRepository: SitemapRepository,
  ) {}

  @Endpoint(describeVenue)
  describeVenue(@Input() { params }: EndpointInput<typeof describeVenue>): Promise<PageDocument> {
    return this.describeVenueUseCase.execute(params.id);
  }

  @Endpoint(describeHome)
  describeHome(): PageDocument {
    return HOME_DOCUMENT;
  }

  @Endpoint(describeReviews)
  async describeReviews(): Promise<PageDocument> {
    const { rows } = await this.reviewRepository.page({ filter: {}, sort: 'newest', cursor: null, limit: SHOWN }, null);
    return reviewsDocument(rows.map(toReview));
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
