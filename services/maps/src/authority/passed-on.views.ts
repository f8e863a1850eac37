import { Injectable } from '@nestjs/common';
import type { PassedOn, FootpathReport } from '@waymark/contracts-maps';
import type { Tx } from '@waymark/service-kit';
import { Authorities } from './authorities';
import { wayOf } from './authority';
import { HandoverRepository } from './handover.repository';

type Reported = Pick<FootpathReport, 'id' | 'latitude' | 'longitude'>;

/** Shows on a report which authority received it. */
@Injectable()
export class PassedOnViews {
  constructor(
    private readonly authorities: Authorities,
    private readonly handovers: HandoverRepository,
  ) {}

  async of(source: Pick<Tx, 'one'>, report: Reported): Promise<PassedOn> {
    const row = await this.handovers.one(source, report.id);
    if (!row) return null;
    const { authority, way, state, reference, status, sentAt, updatedAt } = row;
    if (authority === null || way === null) return this.expected(report);
    return {
      authority,
      way,
      state,
      reference,
      status,
      sentAt: sentAt?.toISOString() ?? null,
      updatedAt: updatedAt?.toISOString() ?? null,
    };
  }

  /** Returns the authority for the current position; a correction may move the report elsewhere. */
  private expected(report: Reported): PassedOn {
    const authority = this.authorities.at(report);
    if (!authority) return null;
    const nothing = { reference: null, status: null, sentAt: null, updatedAt: null };
    return { authority: authority.name, way: wayOf(authority), state: 'waiting', ...nothing };
  }
}
