import { Controller } from '@nestjs/common';
import type { EndpointInput } from '@waymark/contracts-core';
import { listSupportServices, type SupportService } from '@waymark/contracts-reviews';
import { Endpoint, Input, type Page } from '@waymark/service-kit';
import { ListSupportServices } from './list-support-services.use-case';

@Controller()
export class ListSupportServicesController {
  constructor(private readonly list: ListSupportServices) {}

  @Endpoint(listSupportServices)
  handle(@Input() { query }: EndpointInput<typeof listSupportServices>): Promise<Page<SupportService>> {
    return this.list.execute(query);
  }
}
