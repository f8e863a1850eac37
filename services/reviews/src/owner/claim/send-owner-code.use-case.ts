import { Inject, Injectable } from '@nestjs/common';
import type { Identity } from '@waymark/contracts-core';
import { sendOwnerCode, sendOwnerCodeAgain, type OwnClaim } from '@waymark/contracts-reviews';
import { CONFIG, coreProblem, Idempotency, type Tx } from '@waymark/service-kit';
import type { ReviewsConfig } from '../../config';
import { problem } from '../../problem';
import { isAddressAt } from '../website-domain';
import { ClaimGate } from './claim-gate';
import { CodeRepository } from './code.repository';
import { OwnerCodes } from './owner-codes';
import { codeEmail } from './owner-emails';
import { OwnerMail } from './owner-mail';

/** Maximum number of codes per day. */
const MOST = { byMember: 5, toAddress: 3, forVenue: 10 };
const DAY_SECONDS = 86_400;

/** Sends a code by email. The response does not say whether the mailbox exists, because this service does not know. */
@Injectable()
export class SendOwnerCode {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly gate: ClaimGate,
    private readonly codes: CodeRepository,
    private readonly secrets: OwnerCodes,
    private readonly mail: OwnerMail,
    @Inject(CONFIG) private readonly config: ReviewsConfig,
  ) {}

  /** If `address` is null, the code goes to the address of the last code, while that one is valid. */
  async execute(
    venueId: number,
    address: string | null,
    { memberId }: Identity,
    key: string | null,
  ): Promise<OwnClaim> {
    const endpoint = address === null ? sendOwnerCodeAgain.name : sendOwnerCode.name;
    // Only the address's hash is part of the idempotency key, because keys are stored for a day and the address must
    // not be.
    const scope = { key, memberId, endpoint, body: { venueId, address } };
    const { body } = await this.idempotency.run(scope, async (tx) => {
      const { domain, venueName } = await this.gate.domain(tx, venueId, memberId);
      const to = address ?? (await this.addressBefore(tx, venueId, memberId));
      if (!isAddressAt(to, domain)) throw elsewhere(domain);
      await this.send(tx, { venueId, venueName }, memberId, to);
      return { status: 201, body: await this.gate.shown(venueId, memberId, tx) };
    });
    return body;
  }

  private async addressBefore(tx: Tx, venueId: number, memberId: number): Promise<string> {
    const { addressSealed = null } = (await this.codes.working(tx, venueId, memberId)) ?? {};
    if (addressSealed === null) throw problem('owner.code-over');
    return this.secrets.openAddress(addressSealed);
  }

  private async send(tx: Tx, place: { venueId: number; venueName: string }, memberId: number, to: string) {
    const { venueId } = place;
    const addressKey = this.secrets.addressKey(to);
    await this.codes.lockLimits(tx);
    await this.checkLimits(tx, memberId, addressKey, venueId);
    await this.codes.forget(tx, venueId, memberId);
    const code = this.secrets.make();
    const addressSealed = await this.secrets.sealAddress(to);
    const hash = this.secrets.hash(venueId, memberId, code);
    const id = await this.codes.insert(tx, { venueId, memberId, addressKey, addressSealed, hash });
    await this.mail.send(tx, `owner-code-${id}`, null, codeEmail(to, place, code));
  }

  private async checkLimits(tx: Tx, memberId: number, addressKey: string, venueId: number): Promise<void> {
    const { ageSeconds, ...sent } = await this.codes.sentLately(tx, memberId, addressKey, venueId);
    const limits = Object.entries(MOST) as [keyof typeof MOST, number][];
    if (limits.every(([what, most]) => sent[what] < Math.ceil(most * this.config.RATE_LIMIT_FACTOR))) return;
    throw coreProblem('request.rate-limited', { retryAfterSeconds: Math.max(60, Math.ceil(DAY_SECONDS - ageSeconds)) });
  }
}

const elsewhere = (domain: string) =>
  coreProblem('request.invalid', {
    fieldErrors: {
      address: `We can send a code only to an address that ends in @${domain}. Our staff can check instead.`,
    },
  });
