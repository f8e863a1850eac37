import { Controller, Inject } from '@nestjs/common';
import { type CommunityPage, getCommunityPageMetadata } from '@waymark/contracts-community';
import { operatorFrom, type EndpointInput, type PageMetadata } from '@waymark/contracts-core';
import { CONFIG, Endpoint, Input } from '@waymark/service-kit';
import type { CommunityConfig } from '../config';
import { PublishedSiteContent } from '../site-content/published-site-content';
import { HeardRepository, toHeard } from '../suggestion/heard.repository';
import { StoredQuarters } from '../transparency/stored-quarters';
import { charityMetadata, foundersMetadata, heardMetadata, transparencyMetadata } from './page-metadata';

/** The number of latest entries in that text. */
const HEARD = 20;

@Controller()
export class PageMetadataController {
  private readonly pages: Readonly<Record<CommunityPage, () => Promise<PageMetadata>>>;

  constructor(
    @Inject(CONFIG) config: CommunityConfig,
    kept: PublishedSiteContent,
    quarters: StoredQuarters,
    heard: HeardRepository,
  ) {
    const operator = operatorFrom(config);
    this.pages = {
      'about-founders': async () => foundersMetadata(operator, await kept.founders()),
      'chosen-charity': async () => charityMetadata(operator, new Date(), await kept.charities()),
      transparency: async () => transparencyMetadata(await quarters.read()),
      'we-heard': async () => heardMetadata((await heard.page(null, HEARD)).map(toHeard)),
    };
  }

  @Endpoint(getCommunityPageMetadata)
  handle(@Input() { params }: EndpointInput<typeof getCommunityPageMetadata>): Promise<PageMetadata> {
    return this.pages[params.page]();
  }
}
