import { Inject, Injectable } from '@nestjs/common';
import { DONATION_PRESETS } from '@waymark/contracts-account';
import { CONFIG } from '@waymark/service-kit';
import type { AccountConfig } from '../config';
import { accountProblem } from '../support/account-problem';
import { AuthThrottle } from '../support/throttle/auth-throttle';
import { throttleKey } from '../support/throttle/throttle-key';
import { tooManyTries } from '../support/throttle/too-many-tries';
import { DECLINED_SECONDS, DeclinedCards, MOST_DECLINED } from './declined-cards';

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
   * Many visitors with the same unusual amount indicate a program with many addresses. Then that amount requires
   * signing in, for everybody.
   */
  private async checkAmount(amountPence: number): Promise<void> {
    if (DONATION_PRESETS.some((preset) => preset.amountPence === amountPence)) return;
    if (!(await this.throttle.allows('gift-amount', String(amountPence)))) throw accountProblem('gifts.members-only');
  }
}
