import { Inject, Injectable } from '@nestjs/common';
import type { OwnMonthlyDonation } from '@waymark/contracts-account';
import { moneyWords } from '@waymark/contracts-core';
import { CONFIG } from '@waymark/service-kit';
import type { AccountConfig } from '../../config';
import { accountProblem, fieldProblem } from '../../support/account-problem';
import type { Giver } from '../giver';
import { toOwnMonthlyDonation } from '../own-donations.mapper';
import { CarryOutWishes } from './carry-out-wishes';
import { MonthlyWishesRepository } from './monthly-wishes.repository';
import { orNoted } from './or-noted';

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
