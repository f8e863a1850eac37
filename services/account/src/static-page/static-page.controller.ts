import { Controller, Inject } from '@nestjs/common';
import { STATIC_PAGES, getStaticPageMetadata } from '@waymark/contracts-account';
import { operatorFrom, type EndpointInput, type PageMetadata } from '@waymark/contracts-core';
import { CONFIG, Endpoint, Input } from '@waymark/service-kit';
import type { AccountConfig } from '../config';
import { staticPageMetadata } from './content-metadata';

@Controller()
export class StaticPageController {
  constructor(@Inject(CONFIG) private readonly config: AccountConfig) {}

  @Endpoint(getStaticPageMetadata)
  handle(@Input() { params }: EndpointInput<typeof getStaticPageMetadata>): PageMetadata {
    return staticPageMetadata(STATIC_PAGES[params.page](operatorFrom(this.config)));
  }
}
