import { Controller, Inject } from '@nestjs/common';
import { CONTENT_PAGES, describeContentPage } from '@waymark/contracts-account';
import { operatorFrom, type EndpointInput, type PageDocument } from '@waymark/contracts-core';
import { CONFIG, Endpoint, Input } from '@waymark/service-kit';
import type { AccountConfig } from '../config';
import { contentDocument } from './content-document';

@Controller()
export class DescribeContentPageController {
  constructor(@Inject(CONFIG) private readonly config: AccountConfig) {}

  @Endpoint(describeContentPage)
  handle(@Input() { params }: EndpointInput<typeof describeContentPage>): PageDocument {
    return contentDocument(CONTENT_PAGES[params.page](operatorFrom(this.config)));
  }
}
