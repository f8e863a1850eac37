import { Controller, Req } from '@nestjs/common';
import type { EndpointInput } from '@waymark/contracts-core';
import {
  listOpen311Requests,
  listOpen311RequestsXml,
  readOpen311Request,
  readOpen311RequestXml,
  type Open311Query,
  type Open311Request,
  xmlDocument,
} from '@waymark/contracts-maps';
import { Endpoint, Input, Reply } from '@waymark/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { problem } from '../../problem';
import { ListRequests } from './list-requests.use-case';

const MOST_PAGES = 200;
const ROOT = 'service_requests';

@Controller()
export class ListRequestsController {
  constructor(private readonly useCase: ListRequests) {}

  @Endpoint(listOpen311Requests)
  list(
    @Input() { query }: EndpointInput<typeof listOpen311Requests>,
    @Req() request: FastifyRequest,
    @Reply() reply: FastifyReply,
  ): Promise<Open311Request[]> {
    return this.page(query, request, reply);
  }

  @Endpoint(listOpen311RequestsXml)
  async listXml(
    @Input() { query }: EndpointInput<typeof listOpen311RequestsXml>,
    @Req() request: FastifyRequest,
    @Reply() reply: FastifyReply,
  ): Promise<string> {
    return xmlDocument(ROOT, await this.page(query, request, reply));
  }

  @Endpoint(readOpen311Request)
  one(@Input() { params }: EndpointInput<typeof readOpen311Request>): Promise<Open311Request[]> {
    return this.byId(params.id);
  }

  @Endpoint(readOpen311RequestXml)
  async oneXml(@Input() { params }: EndpointInput<typeof readOpen311RequestXml>): Promise<string> {
    return xmlDocument(ROOT, await this.byId(params.id));
  }

  private async page(query: Open311Query, { url }: FastifyRequest, reply: FastifyReply): Promise<Open311Request[]> {
    const { requests, hasMore } = await this.useCase.execute(query);
    const links = [
      ...(query.page > 1 ? [linkTo(url, query.page - 1, 'prev')] : []),
      ...(hasMore && query.page < MOST_PAGES ? [linkTo(url, query.page + 1, 'next')] : []),
    ];
    if (links.length > 0) void reply.header('link', links.join(', '));
    return requests;
  }

  private async byId(id: number): Promise<Open311Request[]> {
    const asked = { service_request_id: [id], page: 1, page_size: 1, start: null, end: null };
    const { requests } = await this.useCase.execute({ ...asked, service_code: undefined, status: undefined });
    if (requests.length === 0) throw problem('report.not-found');
    return requests;
  }
}

/** The page that was asked for, with another number. */
function linkTo(url: string, page: number, rel: 'prev' | 'next'): string {
  const [path = '', search = ''] = url.split('?', 2);
  const query = new URLSearchParams(search);
  query.set('page', String(page));
  return `<${path.replace(/^\/api/, '')}?${query}>; rel="${rel}"`;
}
