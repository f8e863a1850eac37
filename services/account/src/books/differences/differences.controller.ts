import { Controller } from '@nestjs/common';
import { type BooksDifference, type BooksRun, compareBooks, listBooksDifferences } from '@waymark/contracts-account';
import { type EndpointInput, type EndpointOutput, momentSchema } from '@waymark/contracts-core';
import { Caller, coreProblem, cutRows, encodeCursor, Endpoint, Input, readCursor } from '@waymark/service-kit';
import { z } from 'zod';
import { StripePort } from '../../gift/stripe/stripe-port';
import { StaffGate } from '../../staff/staff-gate';
import { accountProblem } from '../../support/account-problem';
import { BooksRunRepository, type BooksRunRow } from '../compare/books-run.repository';
import { CompareJob } from '../compare/compare-job';
import { type DifferenceRow, DifferencesRepository } from './differences.repository';

/** The last difference that a page showed. */
const cursorSchema = z.tuple([momentSchema, z.uuid()]);

@Controller()
export class DifferencesController {
  constructor(
    private readonly gate: StaffGate,
    private readonly runs: BooksRunRepository,
    private readonly differences: DifferencesRepository,
    private readonly job: CompareJob,
    private readonly stripe: StripePort,
  ) {}

  @Endpoint(listBooksDifferences)
  async list(
    @Input() { query: { cursor, limit, scope } }: EndpointInput<typeof listBooksDifferences>,
    @Caller() caller: Caller,
  ): Promise<EndpointOutput<typeof listBooksDifferences>> {
    await this.gate.require(caller, 'admin');
    const [foundAt, id] = readCursor(cursor, cursorSchema) ?? [];
    const before = foundAt !== undefined && id !== undefined ? { foundAt, id } : null;
    const read = await this.differences.list(scope === 'open', before, limit + 1);
    const { rows, next } = cutRows(read, limit, (last) => encodeCursor([last.foundAt.toISOString(), last.id]));
    const lastRun = await this.runs.newest(this.stripe.mode);
    return { lastRun: lastRun && toBooksRun(lastRun), differences: rows.map(toDifference), next };
  }

  /** One at a time: where one goes on already, it is that one. */
  @Endpoint(compareBooks)
  async compare(@Caller() caller: Caller): Promise<BooksRun> {
    const actor = await this.gate.require(caller, 'admin');
    const { mode } = this.stripe;
    if (mode === null) throw accountProblem('gifts.not-taken');
    await this.runs.begin(mode, { since: null, askedBy: actor.id });
    this.job.wake();
    const run = await this.runs.newest(mode);
    if (!run) throw coreProblem('request.conflict');
    return toBooksRun(run);
  }
}

function toBooksRun({ from, until, startedAt, finishedAt, oursCount, ...run }: BooksRunRow): BooksRun {
  return {
    ...run,
    compared: oursCount,
    from: from.toISOString(),
    until: until.toISOString(),
    startedAt: startedAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
  };
}

function toDifference({ stripeId, foundAt, lastSeenAt, resolvedAt, ...row }: DifferenceRow): BooksDifference {
  return {
    ...row,
    stripeId: stripeId ?? '',
    foundAt: foundAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    resolvedAt: resolvedAt?.toISOString() ?? null,
  };
}
