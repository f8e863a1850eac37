import { Injectable } from '@nestjs/common';
import type { OwnClaim } from '@waymark/contracts-reviews';
import type { Tx } from '@waymark/service-kit';
import { problem } from '../../problem';
import { VenueWriter } from '../../venue/venue-writer';
import { websiteDomain } from '../website-domain';
import { toOwnClaim } from './claim.mapper';
import { ClaimRepository } from './claim.repository';

/** The first check of every step of a claim, and the response of the step. */
@Injectable()
export class ClaimGate {
  constructor(
    private readonly venues: VenueWriter,
    private readonly claims: ClaimRepository,
  ) {}

  /**
   * Returns the domain that may receive a code. Refuses a member who already represents the venue, and venues that
   * only staff can check.
   */
  async domain(tx: Tx, venueId: number, memberId: number): Promise<{ domain: string; venueName: string }> {
    if (!(await this.venues.lock(tx, venueId))) throw problem('venue.not-found');
    const row = await this.claims.own(venueId, memberId, tx);
    if (row?.state === 'given') throw problem('owner.already');
    const domain = row && !row.byStaffAlone ? websiteDomain(row.websiteUrl) : null;
    if (!row || domain === null) throw problem('owner.by-staff');
    return { domain, venueName: row.venueName };
  }

  async shown(venueId: number, memberId: number, tx?: Tx): Promise<OwnClaim> {
    const row = await this.claims.own(venueId, memberId, tx);
    if (!row) throw problem('venue.not-found');
    return toOwnClaim(row);
  }
}
