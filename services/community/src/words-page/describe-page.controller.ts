import { Controller, Inject } from '@nestjs/common';
import { type CommunityPage, describeCommunityPage } from '@waymark/contracts-community';
import { operatorFrom, type EndpointInput, type PageDocument } from '@waymark/contracts-core';
import { CONFIG, Endpoint, Input } from '@waymark/service-kit';
import type { CommunityConfig } from '../config';
import { PublishedKept } from '../kept/published-kept';
import { toHeard } from '../suggestion/heard.mapper';
import { HeardRepository } from '../suggestion/heard.repository';
import { KeptQuarters } from '../transparency/kept-quarters';
import { charityDocument } from './charity-document';
import { foundersDocument } from './founders-document';
import { heardDocument } from './heard-document';
import { transparencyDocument } from './transparency-document';

/** Only the newest; the page itself shows more. */
const HEARD = 20;

@Controller()
export class DescribePageController {
  private readonly pages: Readonly<Record<CommunityPage, () => Promise<PageDocument>>>;

  constructor(
    @Inject(CONFIG) config: CommunityConfig,
    kept: PublishedKept,
    quarters: KeptQuarters,
    heard: HeardRepository,
  ) {
    const operator = operatorFrom(config);
    this.pages = {
      'about-founders': async () => foundersDocument(operator, await kept.founders()),
      'chosen-charity': async () => charityDocument(operator, new Date(), await kept.charities()),
      transparency: async () => transparencyDocument(await quarters.read()),
      'we-heard': async () => heardDocument((await heard.page(null, HEARD)).map(toHeard)),
    };
  }

  @Endpoint(describeCommunityPage)
  handle(@Input() { params }: EndpointInput<typeof describeCommunityPage>): Promise<PageDocument> {
    return this.pages[params.page]();
  }
}
