import { Inject, Injectable } from '@nestjs/common';
import type { OwnGifts } from '@waymark/contracts-account';
import { CONFIG, cutRows, encodeCursor, readCursor } from '@waymark/service-kit';
import { z } from 'zod';
import type { AccountConfig } from '../config';
import { modeOfKey } from '../gift-config';
import { accountProblem } from '../support/account-problem';
import type { Giver } from './giver';
import { toOwnGift, toOwnMonthlyGift } from './own-gifts.mapper';
import { type GiftsOf, type MonthlyGiftRow, OwnGiftsRepository } from './own-gifts.repository';

const cursorSchema = z.tuple([z.iso.datetime(), z.uuid()]);

interface Asked {
  cursor?: string | undefined;
  limit: number;
}

/** Reads a donor's page: monthly donations, a page of all donations, and the donation options. */
@Injectable()
export class ReadOwnGifts {
  constructor(
    private readonly gifts: OwnGiftsRepository,
    @Inject(CONFIG) private readonly config: AccountConfig,
  ) {}

  async execute(giver: Giver, { cursor, limit }: Asked): Promise<OwnGifts> {
    const after = readCursor(cursor, cursorSchema);
    const [of, monthly] = await this.found(giver);
    const read = await this.gifts.gifts(of, after, limit + 1);
    const { rows, next } = cutRows(read, limit, (last) => encodeCursor([last.createdAt.toISOString(), last.id]));
    const key = this.config.STRIPE_SECRET_KEY;
    return {
      monthly: monthly.map(toOwnMonthlyGift),
      gifts: rows.map(toOwnGift),
      next,
      totalPence: read[0]?.totalPence ?? 0,
      isTest: key === undefined ? null : modeOfKey(key) === 'test',
      maxPence: this.config.GIFT_MAX_PENCE,
    };
  }

  private async found(giver: Giver): Promise<[GiftsOf, MonthlyGiftRow[]]> {
    if ('memberId' in giver)
      return [{ memberId: giver.memberId, monthlyId: null, giftId: null }, await this.gifts.monthlyOf(giver.memberId)];
    const linked = await this.gifts.linked(giver.linkHash);
    if (!linked) throw accountProblem('gifts.link-unknown');
    const monthlyId = linked.isMonthly ? linked.id : null;
    return [{ memberId: null, monthlyId, giftId: linked.giftId }, linked.isMonthly ? [linked] : []];
  }
}
