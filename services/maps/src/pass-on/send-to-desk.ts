import { Injectable } from '@nestjs/common';
import type { EmailReport } from '@waymark/contracts-maps';
import { Database } from '@waymark/service-kit';
import { authorityNames, type Authority } from '../authority/authority';
import { DeskFault, type DeskRequest } from './desk/read-answer';
import { DeskClient } from './desk/open311-desk';
import { HandoverRepository, type HeldHandover } from '../authority/handover.repository';
import { nextLook } from './next-look';

interface Passed {
  report: EmailReport;
  link: string;
}

/** Faults after which the server may still be able to find our report later. */
const MAY_ANSWER_LATER: ReadonlySet<DeskFault['kind']> = new Set(['unreachable', 'slow', 'server-error', 'busy']);

/**
 * Sends a report to an authority by Open311. GeoReport v2 has no idempotency key. A row is leased to one process,
 * which records the attempt in the database right before sending. That leaves a gap until the response is stored: the
 * process may die, or the response may be lost or late. The row is then "in doubt", and the next attempt first
 * searches the server's requests since the report for our link. A duplicate is still possible when a server publishes
 * requests late, changes their text, publishes none, or lists more than we read.
 */
@Injectable()
export class SendToDesk {
  constructor(
    private readonly database: Database,
    private readonly handovers: HandoverRepository,
  ) {}

  async send(handover: HeldHandover, authority: Authority, passed: Passed, now: Date): Promise<void> {
    if (!authority.open311) throw new Error('An authority without a desk is told by email.');
    const client = new DeskClient(authority.open311);
    const there = handover.isInDoubt ? await known(client, passed, now) : null;
    const names = authorityNames(authority);
    if (!there && !(await this.handovers.beginSending(handover, names))) return;
    const { service_request_id: reference, token, status_notes: status } = there ?? (await client.send(passed));
    const outcome = {
      ...names,
      state: reference === null ? 'sent' : 'accepted',
      token,
      reference,
      status,
      sentAt: now,
      updatedAt: now,
      tries: 0,
      nextTryAt: nextLook(now, reference !== null, now),
    } as const;
    await this.handovers.store(this.database, handover, outcome, false);
  }
}

/**
 * Returns the authority's copy of the report, if any. A server that does not publish its requests cannot be searched:
 * a duplicate is better than a lost report.
 */
async function known(client: DeskClient, passed: Passed, now: Date): Promise<DeskRequest | null> {
  try {
    const found = await client.find(passed, now);
    return found?.service_request_id === null ? null : found;
  } catch (error) {
    if (error instanceof DeskFault && !MAY_ANSWER_LATER.has(error.kind)) return null;
    throw error;
  }
}
