import { Controller } from '@nestjs/common';
import { listGifts, type StaffGift } from '@waymark/contracts-account';
import { type EndpointInput, momentSchema } from '@waymark/contracts-core';
import { Caller, cutRows, encodeCursor, Endpoint, Input, Page, readCursor } from '@waymark/service-kit';
import { z } from 'zod';
import { StaffGate } from '../../staff/staff-gate';
import { monthSpan } from '../month-span';
import { GiftListRepository } from './gift-list.repository';
import { toStaffGift } from './staff-gift.mapper';

/** The last gift that a page showed. */
const cursorSchema = z.tuple([momentSchema, z.uuid()]);

@Controller()
export class ListGiftsController {
  constructor(
    private readonly gate: StaffGate,
    private readonly gifts: GiftListRepository,
  ) {}

  @Endpoint(listGifts)
  async handle(
    @Input() { query }: EndpointInput<typeof listGifts>,
    @Caller() caller: Caller,
  ): Promise<Page<StaffGift>> {
    await this.gate.require(caller, 'admin');
    const { cursor, limit, month, ...asked } = query;
    const search = { ...asked, span: month === undefined ? null : monthSpan(month) };
    const read = await this.gifts.list(search, readCursor(cursor, cursorSchema), limit + 1);
    const { rows, next } = cutRows(read, limit, (last) => encodeCursor([last.createdAt.toISOString(), last.id]));
    // Counting them all would cost more than the page.
    return new Page(rows.map(toStaffGift), null, next);
  }
}
