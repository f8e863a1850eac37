import { Controller, StreamableFile } from '@nestjs/common';
import {
  type ReconciliationDifference,
  type ReconciliationRun,
  reconcileDonations,
  exportDonations,
  getDonationTotals,
  listReconciliationDifferences,
  listDonations,
  type MonthTotal,
  refundDonation,
  type StaffDonation,
} from '@waymark/contracts-account';
import { type EndpointInput, type EndpointOutput, momentSchema } from '@waymark/contracts-core';
import {
  Caller,
  coreProblem,
  cutRows,
  encodeCursor,
  Endpoint,
  IdempotencyKey,
  Input,
  Page,
  readCursor,
  Reply,
} from '@waymark/service-kit';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { StripePort } from '../donation/stripe-port';
import { StaffGate } from '../staff/staff-gate';
import { accountProblem } from '../support/account-problem';
import { ReconciliationRunRepository, type ReconciliationRunRow } from './compare/reconciliation-run.repository';
import { CompareJob } from './compare/compare-job';
import { DonationTable } from './donation-table';
import { type DifferenceRow, DifferenceRepository } from './compare/difference.repository';
import { DonationListRepository, MonthTotalsRepository, toStaffDonation } from './donation-list.repository';
import { monthSpan, yearSpan } from './month-span';
import { RefundDonation } from './refund/refund-donation.use-case';

/** Position of the last difference on a page. */
const cursorSchema = z.tuple([momentSchema, z.uuid()]);

function toReconciliationRun({
  from,
  until,
  startedAt,
  finishedAt,
  oursCount,
  ...run
}: ReconciliationRunRow): ReconciliationRun {
  return {
    ...run,
    compared: oursCount,
    from: from.toISOString(),
    until: until.toISOString(),
    startedAt: startedAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
  };
}

function toDifference({ stripeId, foundAt, lastSeenAt, resolvedAt, ...row }: DifferenceRow): ReconciliationDifference {
  return {
    ...row,
    stripeId: stripeId ?? '',
    foundAt: foundAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    resolvedAt: resolvedAt?.toISOString() ?? null,
  };
}

const MONTHS = 24;

/** Position of the last donation on a page. */

@Controller()
export class ReconciliationController {
  constructor(
    private readonly staffGate: StaffGate,
    private readonly reconciliationRunRepository: ReconciliationRunRepository,
    private readonly differenceRepository: DifferenceRepository,
    private readonly compareJob: CompareJob,
    private readonly stripePort: StripePort,
    private readonly donationTable: DonationTable,
    private readonly monthTotalsRepository: MonthTotalsRepository,
    private readonly donationListRepository: DonationListRepository,
    private readonly refundDonationUseCase: RefundDonation,
  ) {}

  @Endpoint(listReconciliationDifferences)
  async listReconciliationDifferences(
    @Input() { query: { cursor, limit, scope } }: EndpointInput<typeof listReconciliationDifferences>,
    @Caller() caller: Caller,
  ): Promise<EndpointOutput<typeof listReconciliationDifferences>> {
    await this.staffGate.require(caller, 'admin');
    const [foundAt, id] = readCursor(cursor, cursorSchema) ?? [];
    const before = foundAt !== undefined && id !== undefined ? { foundAt, id } : null;
    const read = await this.differenceRepository.list(scope === 'open', before, limit + 1);
    const { rows, next } = cutRows(read, limit, (last) => encodeCursor([last.foundAt.toISOString(), last.id]));
    const lastRun = await this.reconciliationRunRepository.newest(this.stripePort.mode);
    return { lastRun: lastRun && toReconciliationRun(lastRun), differences: rows.map(toDifference), next };
  }

  /** Starts a run. If one is running, returns that one. */
  @Endpoint(reconcileDonations)
  async reconcileDonations(@Caller() caller: Caller): Promise<ReconciliationRun> {
    const actor = await this.staffGate.require(caller, 'admin');
    const { mode } = this.stripePort;
    if (mode === null) throw accountProblem('gifts.not-taken');
    await this.reconciliationRunRepository.begin(mode, { since: null, askedBy: actor.id });
    this.compareJob.wake();
    const run = await this.reconciliationRunRepository.newest(mode);
    if (!run) throw coreProblem('request.conflict');
    return toReconciliationRun(run);
  }

  @Endpoint(exportDonations)
  async exportDonations(
    @Input() { query: { year } }: EndpointInput<typeof exportDonations>,
    @Caller() caller: Caller,
    @Reply() reply: FastifyReply,
  ): Promise<StreamableFile> {
    await this.staffGate.require(caller, 'admin');
    void reply.headers({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-disposition': `attachment; filename="gifts-${year}.csv"`,
    });
    return new StreamableFile(this.donationTable.stream(yearSpan(year)), { type: 'text/csv; charset=utf-8' });
  }

  @Endpoint(getDonationTotals)
  async getDonationTotals(@Caller() caller: Caller): Promise<MonthTotal[]> {
    await this.staffGate.require(caller, 'admin');
    const now = new Date();
    const from = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - MONTHS + 1));
    // Reads the totals even without keys, because records may exist from an earlier configuration.
    const rows = await this.monthTotalsRepository.since(from, this.stripePort.mode ?? 'live');
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

  @Endpoint(listDonations)
  async listDonations(
    @Input() { query }: EndpointInput<typeof listDonations>,
    @Caller() caller: Caller,
  ): Promise<Page<StaffDonation>> {
    await this.staffGate.require(caller, 'admin');
    const { cursor, limit, month, ...asked } = query;
    const search = { ...asked, span: month === undefined ? null : monthSpan(month) };
    const read = await this.donationListRepository.list(search, readCursor(cursor, cursorSchema), limit + 1);
    const { rows, next } = cutRows(read, limit, (last) => encodeCursor([last.createdAt.toISOString(), last.id]));
    // Returns no total number, because counting all would cost more than the page.
    return new Page(rows.map(toStaffDonation), null, next);
  }

  @Endpoint(refundDonation)
  async refundDonation(
    @Input() { params, body }: EndpointInput<typeof refundDonation>,
    @Caller() caller: Caller,
    @IdempotencyKey() key: string | null,
  ): Promise<StaffDonation> {
    const actor = await this.staffGate.require(caller, 'admin');
    return this.refundDonationUseCase.execute(actor, params.id, body, key);
  }
}
