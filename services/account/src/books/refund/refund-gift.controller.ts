import { Controller } from '@nestjs/common';
import { refundGift, type StaffGift } from '@waymark/contracts-account';
import type { EndpointInput } from '@waymark/contracts-core';
import { Caller, Endpoint, IdempotencyKey, Input } from '@waymark/service-kit';
import { StaffGate } from '../../staff/staff-gate';
import { RefundGift } from './refund-gift.use-case';

@Controller()
export class RefundGiftController {
  constructor(
    private readonly gate: StaffGate,
    private readonly refund: RefundGift,
  ) {}

  @Endpoint(refundGift)
  async handle(
    @Input() { params, body }: EndpointInput<typeof refundGift>,
    @Caller() caller: Caller,
    @IdempotencyKey() key: string | null,
  ): Promise<StaffGift> {
    const actor = await this.gate.require(caller, 'admin');
    return this.refund.execute(actor, params.id, body, key);
  }
}
