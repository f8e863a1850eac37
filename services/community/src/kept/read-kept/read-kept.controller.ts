import { Controller } from '@nestjs/common';
import { type KeptDetail, type KeptItem, listKept, readKept } from '@waymark/contracts-community';
import type { EndpointInput } from '@waymark/contracts-core';
import { Caller, Endpoint, Input } from '@waymark/service-kit';
import { KeptViews, toKeptItem } from '../kept-views';
import { KeptRepository } from '../kept.repository';

@Controller()
export class ReadKeptController {
  constructor(
    private readonly kept: KeptRepository,
    private readonly views: KeptViews,
  ) {}

  @Endpoint(listKept)
  async list(): Promise<KeptItem[]> {
    return (await this.kept.items()).map(toKeptItem);
  }

  @Endpoint(readKept)
  one(@Input() { params, query }: EndpointInput<typeof readKept>, @Caller() { member }: Caller): Promise<KeptDetail> {
    return this.views.detail(params, member, query.before);
  }
}
