import { Inject, Injectable } from '@nestjs/common';
import { DONATION_PRESETS } from '@waymark/contracts-account';
import { CONFIG, Database } from '@waymark/service-kit';
import sql from 'sql-template-tag';
import type { AccountConfig } from '../config';
import { accountProblem } from '../support/account-problem';
import { AuthThrottle } from '../support/throttle/auth-throttle';
import { throttleKey, tooManyTries } from '../support/throttle/limits';

/**
 * Number of declined cards after which attempts are refused: no genuine donor tries so many, with one payment or from
 * one IP address within an hour.
 */
export const MOST_DECLINED = 8;
const DECLINED_SECONDS = 3_600;

/** Counts declined cards from Stripe's events, so the count survives a restart. */
@Injectable()
export class DeclinedCards {
  constructor(private readonly database: Database) {}

  async bySender(senderKey: string): Promise<number> {
    const row = await this.database.one<{ count: number }>(sql`
      SELECT count(*)::int AS count FROM gift g JOIN stripe_event e ON e.subject_id = g.stripe_payment_intent_id
      WHERE g.sender_key = ${senderKey} AND g.created_at > now() - make_interval(secs => ${DECLINED_SECONDS})
        AND e.type = 'payment_intent.payment_failed'`);
    return row?.count ?? 0;
  }

  /** Counts declines of one payment, or of one card to be stored. */
  async at(intentId: string): Promise<number> {
    const row = await this.database.one<{ count: number }>(sql`
      SELECT count(*)::int AS count FROM stripe_event
      WHERE subject_id = ${intentId} AND type IN ('payment_intent.payment_failed', 'setup_intent.setup_failed')`);
    return row?.count ?? 0;
  }
}

export interface Giver {
  memberId: number | null;
  /** Key for rate limits: one per household. */
  origin: string;
}

/**
 * Limits donations against people who test stolen cards. They need many payments, mostly of the same small amount; a
 * donor needs one, and a few more when a card is declined.
 */
@Injectable()
export class DonationLimits {
  constructor(
    private readonly throttle: AuthThrottle,
    private readonly declined: DeclinedCards,
    @Inject(CONFIG) private readonly config: AccountConfig,
  ) {}

  /** Returns a keyed hash that does not reveal the IP address. */
  senderKeyOf(origin: string): string {
    return throttleKey(this.config.PASSWORD_PEPPER, ['gift', origin]);
  }

  async check({ memberId, origin }: Giver, amountPence: number): Promise<void> {
    await this.throttle.guard('gift-origin', origin);
    await this.throttle.guardQuietly('gift-origin-day', origin);
    await this.throttle.guardQuietly('gift-origin-amount', origin, String(amountPence));
    if (memberId !== null) await this.throttle.guardQuietly('gift-member', String(memberId));
    else await this.checkAmount(amountPence);
    if ((await this.declined.bySender(this.senderKeyOf(origin))) >= MOST_DECLINED * this.config.AUTH_LIMIT_FACTOR)
      throw tooManyTries(DECLINED_SECONDS);
  }

  /**
   * Refuses an unusual amount that many visitors use, which indicates a program with many addresses. That amount then
   * requires a login from everyone.
   */
  private async checkAmount(amountPence: number): Promise<void> {
    if (DONATION_PRESETS.some((preset) => preset.amountPence === amountPence)) return;
    if (!(await this.throttle.allows('gift-amount', String(amountPence)))) throw accountProblem('gifts.members-only');
  }
}
