import { Injectable } from '@nestjs/common';
import type { EndpointInput, Identity } from '@waymark/contracts-core';
import { type OwnerFact, type sayFact } from '@waymark/contracts-reviews';
import { Database } from '@waymark/service-kit';
import { problem } from '../problem';
import { toFacts } from './claim/claim.mapper';
import { ClaimRepository } from './claim/claim.repository';

/** Stores a venue's own statement about a feature. Its table is separate, so that no count, state or search uses it. */
@Injectable()
export class SayFact {
  constructor(
    private readonly database: Database,
    private readonly claims: ClaimRepository,
  ) {}

  execute({ params, body }: EndpointInput<typeof sayFact>, { memberId }: Identity): Promise<{ facts: OwnerFact[] }> {
    const { id, feature } = params;
    return this.database.transaction(async (tx) => {
      const claim = await this.claims.lock(tx, id, memberId);
      if (claim?.state !== 'given') throw problem('owner.not-yours');
      if (body.value === null) await this.claims.unsayFact(tx, id, memberId, feature);
      else await this.claims.sayFact(tx, id, memberId, feature, body.value);
      const row = await this.claims.own(id, memberId, tx);
      return { facts: toFacts(row?.facts ?? null) };
    });
  }
}
