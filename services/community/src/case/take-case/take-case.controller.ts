import { Controller } from '@nestjs/common';
import { type CaseDetail, takeCase, takeNextCase } from '@waymark/contracts-community';
import type { EndpointInput } from '@waymark/contracts-core';
import { Caller, Endpoint, Input } from '@waymark/service-kit';
import { CaseHands } from '../case-hands';

@Controller()
export class TakeCaseController {
  constructor(private readonly hands: CaseHands) {}

  @Endpoint(takeNextCase)
  next(
    @Input() { body }: EndpointInput<typeof takeNextCase>,
    @Caller() { member }: Caller,
  ): Promise<{ case: CaseDetail | null }> {
    return this.hands.next(member, body.after ?? null);
  }

  @Endpoint(takeCase)
  one(@Input() { params }: EndpointInput<typeof takeCase>, @Caller() { member }: Caller): Promise<CaseDetail> {
    return this.hands.one(params.id, member);
  }
}
