import { Controller } from '@nestjs/common';
import { getTripSitemapPart, listTripSitemapParts } from '@waymark/contracts-community';
import type { EndpointInput, SitemapIndex, SitemapPart } from '@waymark/contracts-core';
import { Endpoint, Input } from '@waymark/service-kit';
import { SitemapRepository } from './sitemap.repository';

@Controller()
export class SitemapController {
  constructor(private readonly sitemap: SitemapRepository) {}

  @Endpoint(listTripSitemapParts)
  async index(): Promise<SitemapIndex> {
    return { parts: await this.sitemap.parts() };
  }

  @Endpoint(getTripSitemapPart)
  async part(@Input() { params }: EndpointInput<typeof getTripSitemapPart>): Promise<SitemapPart> {
    return { urls: await this.sitemap.urls(params.part) };
  }
}
