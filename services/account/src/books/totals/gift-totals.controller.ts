import { Controller } from '@nestjs/common';
import { getGiftTotals, type MonthTotal } from '@waymark/contracts-account';
import { Caller, Endpoint } from '@waymark/service-kit';
import { StripePort } from '../../gift/stripe/stripe-port';
import { StaffGate } from '../../staff/staff-gate';
import { MonthTotalsRepository } from './month-totals.repository';

const MONTHS = 24;

@Controller()
export class GiftTotalsController {
  constructor(
    private readonly gate: StaffGate,
    private readonly totals: MonthTotalsRepository,
    private readonly stripe: StripePort,
  ) {}

  @Endpoint(getGiftTotals)
  async handle(@Caller() caller: Caller): Promise<MonthTotal[]> {
    await this.gate.require(caller, 'admin');
    const now = new Date();
    const from = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - MONTHS + 1));
    // Without keys there may be books of a time when there were some.
    const rows = await this.totals.since(from, this.stripe.mode ?? 'live');
    return rows.map(({ month, gifts, receivedPence, refundedPence }) => {
      const [received, refunded] = [receivedPence ?? 0, refundedPence ?? 0];
      return {
        month: month ?? '',
        gifts: gifts ?? 0,
        receivedPence: received,
        refundedPence: refunded,
        netPence: received - refunded,
      };
    });
  }
}
