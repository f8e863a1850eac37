import { Controller, Inject } from '@nestjs/common';
import type { EndpointInput } from '@waymark/contracts-core';
import { showVenueCard } from '@waymark/contracts-reviews';
import { CONFIG, Endpoint, Input, Reply } from '@waymark/service-kit';
import type { FastifyReply } from 'fastify';
import type { ReviewsConfig } from '../../config';
import { OpenVenue } from '../venue-data/open-venue';
import { cardHtml, missingCardHtml } from './card-html';
import { CARD_CSP } from './card-style';

@Controller()
export class ShowCardController {
  constructor(
    private readonly venues: OpenVenue,
    @Inject(CONFIG) private readonly config: ReviewsConfig,
  ) {}

  @Endpoint(showVenueCard)
  async handle(
    @Input() { params, query }: EndpointInput<typeof showVenueCard>,
    @Reply() reply: FastifyReply,
  ): Promise<string> {
    void reply.header('content-security-policy', CARD_CSP);
    const id = /^[1-9]\d{0,8}$/.test(params.id) ? Number(params.id) : null;
    const found = id === null ? null : await this.venues.find(id);
    // An address that cannot name a place is the same for the reader: a frame never shows the words of a program.
    if (!found) {
      void reply.status(404);
      return missingCardHtml(this.config.PUBLIC_ORIGIN ?? '', query.theme);
    }
    return cardHtml(found.detail, found.geoJson, query.theme);
  }
}
