import { Controller, Req } from '@nestjs/common';
import type { EndpointInput } from '@waymark/contracts-core';
import { getReportsAtom, getReportsCsv, getReportsGeoJson, type ReportsGeoJson } from '@waymark/contracts-maps';
import { Endpoint, Input, nextLink, Reply } from '@waymark/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { FEED_LICENCE, reportAtom, reportCsv } from './feed-formats';
import { ReadFeed, type FeedPage, type FeedQuery } from './read-feed';

/** Serves one list in three formats. */
@Controller()
export class ReportFeedsController {
  constructor(private readonly feed: ReadFeed) {}

  @Endpoint(getReportsGeoJson)
  async geoJson(
    @Input() { query }: EndpointInput<typeof getReportsGeoJson>,
    @Req() request: FastifyRequest,
    @Reply() reply: FastifyReply,
  ): Promise<ReportsGeoJson> {
    const { reports } = await this.page(query, request, reply);
    return { type: 'FeatureCollection', ...FEED_LICENCE, features: reports };
  }

  @Endpoint(getReportsCsv)
  async csv(
    @Input() { query }: EndpointInput<typeof getReportsCsv>,
    @Req() request: FastifyRequest,
    @Reply() reply: FastifyReply,
  ): Promise<string> {
    return reportCsv((await this.page(query, request, reply)).reports);
  }

  @Endpoint(getReportsAtom)
  async atom(
    @Input() { query }: EndpointInput<typeof getReportsAtom>,
    @Req() request: FastifyRequest,
    @Reply() reply: FastifyReply,
  ): Promise<string> {
    const { reports } = await this.page(query, request, reply);
    return reportAtom(reports, this.feed.absolute(request.url));
  }

  /** Licence and next page are in headers, because all three formats have those. */
  private async page(query: FeedQuery, request: FastifyRequest, reply: FastifyReply): Promise<FeedPage> {
    const page = await this.feed.page(query);
    const [path = ''] = request.url.split('?', 1);
    const links = [`<${FEED_LICENCE.licenceUrl}>; rel="license"`];
    if (page.next) links.push(nextLink(path, request.query as Record<string, unknown>, page.next));
    void reply.header('link', links.join(', '));
    return page;
  }
}
