import { Injectable } from '@nestjs/common';
import type { OwnMonthlyDonation } from '@waymark/contracts-account';
import { accountProblem } from '../../support/account-problem';
import type { Giver } from '../giver';
import { toOwnMonthlyDonation } from '../own-donations.mapper';
import { CarryOutWishes } from './carry-out-wishes';
import { MonthlyWishesRepository } from './monthly-wishes.repository';
import { orNoted } from './or-noted';
import { TellStopped } from './tell-stopped';

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
