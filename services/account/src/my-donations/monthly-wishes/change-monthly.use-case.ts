import { Inject, Injectable } from '@nestjs/common';
import type { OwnMonthlyDonation } from '@waymark/contracts-account';
import { moneyWords } from '@waymark/contracts-core';
import { CONFIG, ProblemException } from '@waymark/service-kit';
import type { AccountConfig } from '../../config';
import { accountProblem, fieldProblem } from '../../support/account-problem';
import type { Giver } from '../giver';
import { toOwnMonthlyDonation } from '../own-donations.repository';
import { CarryOutWishes } from './carry-out-wishes';
import { MonthlyWishesRepository } from './monthly-wishes.repository';
import { TellStopped } from './tell-stopped';

const ASK_AGAIN_SECONDS = 30;
const AWAY: readonly string[] = ['gifts.stripe-away', 'gifts.not-taken'];

/** While Stripe is unavailable, keeps the stored change and tells the donor so. */
async function orNoted(code: 'gifts.stop-noted' | 'gifts.change-noted', carried: Promise<void>): Promise<void> {
  try {
    await carried;
  } catch (cause) {
    if (!(cause instanceof ProblemException) || !AWAY.includes(cause.code)) throw cause;
    throw accountProblem(code, { cause, retryAfterSeconds: ASK_AGAIN_SECONDS });
  }
}

/** Changes the amount from the next month on. The last change counts. */
@Injectable()
export class ChangeMonthly {
  constructor(
    private readonly wishes: MonthlyWishesRepository,
    private readonly carryOut: CarryOutWishes,
    @Inject(CONFIG) private readonly config: AccountConfig,
  ) {}

  async execute(giver: Giver, asked: string | null, amountPence: number): Promise<OwnMonthlyDonation> {
    const most = this.config.GIFT_MAX_PENCE;
    if (amountPence > most)
      throw fieldProblem(
        'amountPence',
        `The largest gift that we take here is ${moneyWords(most)}. Write to us if you want to give more.`,
      );
    const id = await this.wishes.own(giver, asked);
    if (id === null) throw accountProblem('memberId' in giver ? 'gifts.no-such-monthly' : 'gifts.link-unknown');
    if (!(await this.wishes.askForAmount(id, amountPence))) throw accountProblem('gifts.monthly-stopped');
    await orNoted('gifts.change-noted', this.carryOut.execute(id));
    const row = await this.wishes.view(id);
    if (row.state === 'stopped') throw accountProblem('gifts.monthly-stopped');
    return toOwnMonthlyDonation(row);
  }
}

/**
 * Stops a monthly donation immediately. The request is stored first, so it is carried out whatever fails afterwards.
 */
@Injectable()
export class StopMonthly {
  constructor(
    private readonly wishes: MonthlyWishesRepository,
    private readonly carryOut: CarryOutWishes,
    private readonly tell: TellStopped,
  ) {}

  async execute(giver: Giver, asked: string | null): Promise<OwnMonthlyDonation> {
    const id = await this.wishes.own(giver, asked);
    if (id === null) throw accountProblem('memberId' in giver ? 'gifts.no-such-monthly' : 'gifts.link-unknown');
    await this.wishes.askToStop(id);
    await orNoted('gifts.stop-noted', this.carryOut.execute(id));
    await this.tell.execute(id);
    return toOwnMonthlyDonation(await this.wishes.view(id));
  }
}
