import { Controller, Inject, Req, StreamableFile } from '@nestjs/common';
import type { EndpointInput } from '@waymark/contracts-core';
import {
  type DataDumps,
  getDataDump,
  getVenueA11yJson,
  getVenueGeoJson,
  listDataDumps,
  showVenueCard,
  type VenueA11yJson,
  type VenueGeoJson,
} from '@waymark/contracts-reviews';
import { byteRange, matchesEtag } from '@waymark/edge-kit';
import { CONFIG, coreProblem, Endpoint, Input, Reply } from '@waymark/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ReviewsConfig } from '../config';
import { problem } from '../problem';
import { cardHtml, missingCardHtml } from './card-html';
import { CARD_CSP } from './card-style';
import { readManifest } from './dumps/dump-manifest';
import { DUMP_STORE, type DumpStore } from './dumps/dump-store';
import { sliceOf } from './dumps/slice-of';
import { OpenVenue } from './open-venue';
import { venueA11yJson } from './venue-a11y-json';

const DAY_S = 86_400;

@Controller()
export class DataOutController {
  constructor(
    private readonly openVenue: OpenVenue,
    @Inject(DUMP_STORE) private readonly store: DumpStore,
    @Inject(CONFIG) private readonly config: ReviewsConfig,
  ) {}

  @Endpoint(getVenueGeoJson)
  getVenueGeoJson(@Input() { params }: EndpointInput<typeof getVenueGeoJson>): Promise<VenueGeoJson> {
    return this.openVenue.read(params.id);
  }

  @Endpoint(getVenueA11yJson)
  async getVenueA11yJson(@Input() { params }: EndpointInput<typeof getVenueA11yJson>): Promise<VenueA11yJson> {
    return venueA11yJson(await this.openVenue.read(params.id));
  }

  @Endpoint(listDataDumps)
  async listDataDumps(): Promise<DataDumps> {
    const { dumps } = await readManifest(this.store);
    return { dumps };
  }

  @Endpoint(getDataDump)
  async getDataDump(
    @Input() { params }: EndpointInput<typeof getDataDump>,
    @Req() { headers }: FastifyRequest,
    @Reply() reply: FastifyReply,
  ): Promise<StreamableFile | undefined> {
    const { dumps } = await readManifest(this.store);
    // Only file names in the list of downloads reach the store, never arbitrary input.
    const listed = dumps.flatMap(({ files }) => files).find(({ name }) => name === params.name);
    if (!listed) throw problem('dump.not-found');
    const etag = `"${listed.sha256}"`;
    void reply.headers({
      etag,
      'accept-ranges': 'bytes',
      'cache-control': `public, max-age=${DAY_S}, immutable, no-transform`,
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    });
    if (matchesEtag(headers['if-none-match'], etag)) return void reply.status(304);
    const range = byteRange(headers.range, listed.bytes, headers['if-range'], etag);
    if (range === 'outside') {
      void reply.header('content-range', `bytes */${listed.bytes}`);
      throw coreProblem('request.range');
    }
    const file = await this.store.get(listed.name);
    if (!file) throw problem('dump.not-found');
    const { first, last } = range ?? { first: 0, last: listed.bytes - 1 };
    if (range) void reply.status(206).header('content-range', `bytes ${first}-${last}/${listed.bytes}`);
    return new StreamableFile(sliceOf(file.stream, first, last), {
      type: 'application/gzip',
      length: last - first + 1,
      disposition: `attachment; filename="${listed.name}"`,
    });
  }

  @Endpoint(showVenueCard)
  async showVenueCard(
    @Input() { params, query }: EndpointInput<typeof showVenueCard>,
    @Reply() reply: FastifyReply,
  ): Promise<string> {
    void reply.header('content-security-policy', CARD_CSP);
    const id = /^[1-9]\d{0,8}$/.test(params.id) ? Number(params.id) : null;
    const found = id === null ? null : await this.openVenue.find(id);
    // Also returns the card for an invalid ID, because a frame must never show a technical error.
    if (!found) {
      void reply.status(404);
      return missingCardHtml(this.config.PUBLIC_ORIGIN ?? '', query.theme);
    }
    return cardHtml(found.detail, found.geoJson, query.theme);
  }
}
