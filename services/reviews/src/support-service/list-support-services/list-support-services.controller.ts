import { Controller } from '@nestjs/common';
import { HEADERS, type EndpointInput } from '@waymark/contracts-core';
import { listSupportServices, type SupportService } from '@waymark/contracts-reviews';
import { Endpoint, Input, Reply } from '@waymark/service-kit';
import type { FastifyReply } from 'fastify';
import { ListSupportServices } from './list-support-services.use-case';

type ListInput = EndpointInput<typeof listSupportServices>;

@Controller()
export class ListSupportServicesController {
  constructor(private readonly list: ListSupportServices) {}

  @Endpoint(listSupportServices)
  async handle(@Input() { query }: ListInput, @Reply() reply: FastifyReply): Promise<SupportService[]> {
    const { services, total, next } = await this.list.run(query);
    reply.header(HEADERS.totalCount, total);
    if (next) reply.header('link', `<${nextUrl(query, next)}>; rel="next"`);
    return services;
  }
}

function nextUrl(query: ListInput['query'], cursor: string): string {
  const next = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...query, cursor }))
    if (value !== undefined) next.set(name, String(value));
  return `${listSupportServices.path}?${next}`;
}
