import { Controller } from '@nestjs/common';
import { type Case, type CaseDetail, listCases, readCase, takeCase, takeNextCase } from '@waymark/contracts-community';
import type { EndpointInput } from '@waymark/contracts-core';
import { Caller, Endpoint, Input, type Page } from '@waymark/service-kit';
import { CaseHands } from './case-hands';
import { CaseViews } from './case-views';

@Controller()
export class CaseController {
  constructor(
    private readonly caseHands: CaseHands,
    private readonly caseViews: CaseViews,
  ) {}

  @Endpoint(takeNextCase)
  takeNextCase(
    @Input() { body }: EndpointInput<typeof takeNextCase>,
    @Caller() { member }: Caller,
  ): Promise<{ case: CaseDetail | null }> {
    return this.caseHands.next(member, body.after ?? null);
  }

  @Endpoint(takeCase)
  takeCase(@Input() { params }: EndpointInput<typeof takeCase>, @Caller() { member }: Caller): Promise<CaseDetail> {
    return this.caseHands.one(params.id, member);
  }

  @Endpoint(listCases)
  listCases(@Input() { query }: EndpointInput<typeof listCases>): Promise<Page<Case>> {
    const { view, ...page } = query;
    return this.caseViews.list(view, page);
  }

  @Endpoint(readCase)
  readCase(@Input() { params }: EndpointInput<typeof readCase>, @Caller() { member }: Caller): Promise<CaseDetail> {
    return this.caseViews.one(params.id, member);
  }
}
