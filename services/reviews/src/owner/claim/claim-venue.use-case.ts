import { Injectable } from '@nestjs/common';
import type { Identity } from '@waymark/contracts-core';
import { claimVenue, ownerChanged, type OwnClaim } from '@waymark/contracts-reviews';
import { coreProblem, Idempotency, Outbox, type Answer, type Tx } from '@waymark/service-kit';
import { problem } from '../../problem';
import { ClaimGate } from './claim-gate';
import { ClaimRepository } from './claim.repository';
import { CodeRepository } from './code.repository';
import { OwnerCodes } from './owner-codes';

type Tried = { claim: OwnClaim } | { triesLeft: number };

/**
 * Claims a venue with the code from the email. A wrong code returns a result instead of an error, because an error
 * would roll back the count of attempts.
 */
@Injectable()
export class ClaimVenue {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly gate: ClaimGate,
    private readonly claims: ClaimRepository,
    private readonly codes: CodeRepository,
    private readonly secrets: OwnerCodes,
    private readonly outbox: Outbox,
  ) {}

  async execute(venueId: number, code: string, { memberId }: Identity, key: string | null): Promise<OwnClaim> {
    const scope = { key, memberId, endpoint: claimVenue.name, body: { venueId, code } };
    const { body } = await this.idempotency.run<Tried>(scope, (tx) => this.attempt(tx, venueId, memberId, code));
    if ('claim' in body) return body.claim;
    throw wrongCode(body.triesLeft);
  }

  private async attempt(tx: Tx, venueId: number, memberId: number, code: string): Promise<Answer<Tried>> {
    await this.gate.domain(tx, venueId, memberId);
    const working = await this.codes.working(tx, venueId, memberId);
    if (!working) throw problem('owner.code-over');
    if (!this.secrets.isRight(working.hash, venueId, memberId, code)) {
      await this.codes.countTry(tx, working.id);
      const triesLeft = working.triesLeft - 1;
      if (triesLeft === 0) await this.codes.forget(tx, venueId, memberId);
      return { status: 422, body: { triesLeft } };
    }
    await this.codes.forget(tx, venueId, memberId);
    const version = await this.claims.give(tx, venueId, memberId);
    const data = { venueId, memberId, isOwner: true };
    await this.outbox.add(tx, ownerChanged, {
      aggregateId: `${venueId}-${memberId}`,
      aggregateVersion: version,
      data,
    });
    return { status: 201, body: { claim: await this.gate.shown(venueId, memberId, tx) } };
  }
}

function wrongCode(left: number) {
  const rest = left === 1 ? 'You have one try left.' : `You have ${left} tries left.`;
  const code =
    left === 0
      ? 'This code is not right, and it no longer works. Ask for a new one.'
      : `This code is not right. ${rest}`;
  return coreProblem('request.invalid', { fieldErrors: { code } });
}
