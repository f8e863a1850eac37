import { Injectable } from '@nestjs/common';
import type { Identity } from '@waymark/contracts-core';
import { ownerChanged } from '@waymark/contracts-reviews';
import { Database, Outbox } from '@waymark/service-kit';
import { problem } from '../../problem';
import { ClaimRepository } from './claim.repository';
import { CodeRepository } from './code.repository';

/** Ends a member's claim or withdraws a request. Idempotent. */
@Injectable()
export class GiveUpClaim {
  constructor(
    private readonly database: Database,
    private readonly claims: ClaimRepository,
    private readonly codes: CodeRepository,
    private readonly outbox: Outbox,
  ) {}

  execute(venueId: number, { memberId }: Identity): Promise<void> {
    return this.database.transaction(async (tx) => {
      const claim = await this.claims.lock(tx, venueId, memberId);
      if (!claim) throw problem('owner.not-yours');
      await this.codes.forget(tx, venueId, memberId);
      if (claim.state !== 'given' && claim.state !== 'waiting') return;
      const version = await this.claims.giveUp(tx, venueId, memberId);
      if (claim.state !== 'given') return;
      await this.outbox.add(tx, ownerChanged, {
        aggregateId: `${venueId}-${memberId}`,
        aggregateVersion: version,
        data: { venueId, memberId, isOwner: false },
      });
    });
  }
}
