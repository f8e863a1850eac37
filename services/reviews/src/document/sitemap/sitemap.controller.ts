import { Controller } from '@nestjs/common';
import type { EndpointInput, SitemapIndex, SitemapPart } from '@waymark/contracts-core';
import { getSitemapPart, listSitemapParts } from '@waymark/contracts-reviews';
import { Endpoint, Input } from '@waymark/service-kit';
import { SitemapRepository } from './sitemap.repository';

@Controller()
export class SitemapController {
  constructor(private readonly sitemap: SitemapRepository) {}

  @Endpoint(listSitemapParts)
  async index(): Promise<SitemapIndex> {
    return { parts: await this.sitemap.parts() };
  }

  @Endpoint(getSitemapPart)
  async part(@Input() { params }: EndpointInput<typeof getSitemapPart>): Promise<SitemapPart> {
    return { urls: await this.sitemap.urls(params.part) };
  }
}
