import { Controller } from '@nestjs/common';
import { type Case, type CaseDetail, listCases, readCase } from '@waymark/contracts-community';
import type { EndpointInput } from '@waymark/contracts-core';
import { Caller, Endpoint, Input, type Page } from '@waymark/service-kit';
import { CaseViews } from '../case-views';

@Controller()
export class ListCasesController {
  constructor(private readonly views: CaseViews) {}

  @Endpoint(listCases)
  list(@Input() { query }: EndpointInput<typeof listCases>): Promise<Page<Case>> {
    const { view, ...page } = query;
    return this.views.list(view, page);
  }

  @Endpoint(readCase)
  one(@Input() { params }: EndpointInput<typeof readCase>, @Caller() { member }: Caller): Promise<CaseDetail> {
    return this.views.one(params.id, member);
  }
}
