import { Inject, Injectable } from '@nestjs/common';
import type { OwnDonations } from '@waymark/contracts-account';
import { CONFIG, cutRows, encodeCursor, readCursor } from '@waymark/service-kit';
import { z } from 'zod';
import type { AccountConfig } from '../config';
import { modeOfKey } from '../donation-config';
import { accountProblem } from '../support/account-problem';
import type { Giver } from './giver';
import {
  type DonationsOf,
  type MonthlyDonationRow,
  OwnDonationsRepository,
  toOwnDonation,
  toOwnMonthlyDonation,
} from './own-donations.repository';

const cursorSchema = z.tuple([z.iso.datetime(), z.uuid()]);

interface Asked {
  cursor?: string | undefined;
  limit: number;
}

/** Reads a donor's page: monthly donations, a page of all donations, and the donation options. */
@Injectable()
export class ReadOwnDonations {
  constructor(
    private readonly donations: OwnDonationsRepository,
    @Inject(CONFIG) private readonly config: AccountConfig,
  ) {}

  async execute(giver: Giver, { cursor, limit }: Asked): Promise<OwnDonations> {
    const after = readCursor(cursor, cursorSchema);
    const [of, monthly] = await this.found(giver);
    const read = await this.donations.gifts(of, after, limit + 1);
    const { rows, next } = cutRows(read, limit, (last) => encodeCursor([last.createdAt.toISOString(), last.id]));
    const key = this.config.STRIPE_SECRET_KEY;
    return {
      monthly: monthly.map(toOwnMonthlyDonation),
      gifts: rows.map(toOwnDonation),
      next,
      totalPence: read[0]?.totalPence ?? 0,
      isTest: key === undefined ? null : modeOfKey(key) === 'test',
      maxPence: this.config.GIFT_MAX_PENCE,
    };
  }

  private async found(giver: Giver): Promise<[DonationsOf, MonthlyDonationRow[]]> {
    if ('memberId' in giver)
      return [
        { memberId: giver.memberId, monthlyId: null, giftId: null },
        await this.donations.monthlyOf(giver.memberId),
      ];
    const linked = await this.donations.linked(giver.linkHash);
    if (!linked) throw accountProblem('gifts.link-unknown');
    const monthlyId = linked.isMonthly ? linked.id : null;
    return [{ memberId: null, monthlyId, giftId: linked.giftId }, linked.isMonthly ? [linked] : []];
  }
}
