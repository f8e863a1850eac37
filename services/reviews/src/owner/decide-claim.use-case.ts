import { Injectable } from '@nestjs/common';
import type { Identity } from '@waymark/contracts-core';
import {
  OWNER_ACTS_OF,
  OWNER_CLAIM_STATE_LABELS,
  ownerChanged,
  type DecideClaim as Decision,
  type DeskClaim,
  type OwnerAct,
} from '@waymark/contracts-reviews';
import { Database, Outbox, type Tx } from '@waymark/service-kit';
import { Audit } from '../audit/audit';
import { problem } from '../problem';
import { decidedEmail } from './claim/owner-emails';
import { OwnerMail } from './claim/owner-mail';
import { toDeskClaim } from './desk-claim.mapper';
import { OwnerDeskRepository, type DeskRow } from './owner-desk.repository';

const AUDITED = {
  give: 'owner.given',
  refuse: 'owner.refused',
  'take-back': 'owner.taken-back',
} as const satisfies Record<OwnerAct, string>;

interface Staff extends Identity {
  /** IP address, shortened for the log. */
  network: string;
}

/** Lets staff grant, refuse or revoke a claim. The member gets the reason by email, and the log stores it. */
@Injectable()
export class DecideClaim {
  constructor(
    private readonly database: Database,
    private readonly desk: OwnerDeskRepository,
    private readonly mail: OwnerMail,
    private readonly outbox: Outbox,
    private readonly audit: Audit,
  ) {}

  execute(venueId: number, memberId: number, { act, reason, version }: Decision, staff: Staff): Promise<DeskClaim> {
    return this.database.transaction(async (tx) => {
      const row = await this.desk.lock(tx, venueId, memberId);
      if (!row) throw problem('owner.no-claim');
      if (memberId === staff.memberId) throw problem('owner.own-claim');
      if (row.version !== version) throw changed(row);
      if (!OWNER_ACTS_OF[row.state].includes(act)) throw problem('owner.not-now');
      await this.desk.decide(tx, row, act, reason);
      await this.tell(tx, row, act, reason);
      const decided = await this.desk.lock(tx, venueId, memberId);
      await this.audit.add(tx, {
        actorId: staff.memberId,
        act: AUDITED[act],
        subjectId: memberId,
        detail: `venue ${venueId}`,
        reason,
        origin: staff.network,
      });
      return toDeskClaim(decided ?? row);
    });
  }

  private async tell(tx: Tx, row: DeskRow, act: OwnerAct, reason: string): Promise<void> {
    const { venueId, memberId } = row;
    const version = row.version + 1;
    const letter = decidedEmail(row, act, reason);
    await this.mail.send(tx, `owner-claim-${venueId}-${memberId}-${version}`, memberId, letter);
    if (act === 'refuse') return;
    await this.outbox.add(tx, ownerChanged, {
      aggregateId: `${venueId}-${memberId}`,
      aggregateVersion: version,
      data: { venueId, memberId, isOwner: act === 'give' },
    });
  }
}

const changed = ({ state, version }: DeskRow) =>
  problem('owner.changed', {
    detail: `It is now: ${OWNER_CLAIM_STATE_LABELS[state]}.`,
    extensions: { state, version: String(version) },
  });
