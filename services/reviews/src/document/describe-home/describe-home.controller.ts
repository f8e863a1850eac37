import { Controller } from '@nestjs/common';
import type { PageDocument } from '@waymark/contracts-core';
import { describeHome } from '@waymark/contracts-reviews';
import { Endpoint } from '@waymark/service-kit';
import { HOME_DOCUMENT } from './home-document';

@Controller()
export class DescribeHomeController {
  @Endpoint(describeHome)
  handle(): PageDocument {
    return HOME_DOCUMENT;
  }
}
