import { Injectable } from '@nestjs/common';
import type { Identity } from '@waymark/contracts-core';
import { askForOwnerCheck, type OwnClaim } from '@waymark/contracts-reviews';
import { Idempotency } from '@waymark/service-kit';
import { problem } from '../../problem';
import { VenueWriter } from '../../venue/venue-writer';
import { ClaimGate } from './claim-gate';
import { ClaimRepository } from './claim.repository';

/** Maximum number of a member's requests that wait for a decision by staff. */
const MOST_WAITING = 5;

/** Asks staff to check a claim, for venues to which no code can be sent or whose mailbox nobody reads. */
@Injectable()
export class AskForCheck {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly gate: ClaimGate,
    private readonly venues: VenueWriter,
    private readonly claims: ClaimRepository,
  ) {}

  async execute(venueId: number, words: string, { memberId }: Identity, key: string | null): Promise<OwnClaim> {
    const scope = { key, memberId, endpoint: askForOwnerCheck.name, body: { venueId, words } };
    const { body } = await this.idempotency.run(scope, async (tx) => {
      if (!(await this.venues.lock(tx, venueId))) throw problem('venue.not-found');
      const claim = await this.claims.lock(tx, venueId, memberId);
      if (claim?.state === 'given' || claim?.state === 'waiting') throw problem('owner.already');
      if ((await this.claims.waitingOf(tx, memberId)) >= MOST_WAITING) throw problem('owner.too-many');
      await this.claims.ask(tx, venueId, memberId, words);
      return { status: 201, body: await this.gate.shown(venueId, memberId, tx) };
    });
    return body;
  }
}
