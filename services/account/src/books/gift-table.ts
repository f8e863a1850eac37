import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { stringify } from 'csv-stringify/sync';
import { receiptNumberText } from '../receipt/receipt-number';
import type { MonthSpan } from './month-span';
import { type BookedGift, GiftRowsRepository, type LastBooked } from './gift-rows.repository';

const PAGE = 2_000;

const PENCE = 100;

/** `12.50`: as a spreadsheet adds it up, whatever country it is set to. Of a sum that is not below zero. */
const pounds = (pence: number): string => `${Math.trunc(pence / PENCE)}.${String(pence % PENCE).padStart(2, '0')}`;

const HEADINGS = [
  'Received on',
  'Receipt',
  'Pounds',
  'Refunded',
  'State',
  'Kind',
  'Mode',
  'Member number',
  'Gift',
  'Payment at Stripe',
  'Charge at Stripe',
  'Reasons for refunds',
];

/** All gifts of a span as comma-separated values. No names: a member's number leads to them for whoever may look. */
@Injectable()
export class GiftTable {
  constructor(private readonly gifts: GiftRowsRepository) {}

  /** Read page by page while it is sent: the whole of a year never lies in memory. */
  stream(span: MonthSpan): Readable {
    return Readable.from(this.pages(span));
  }

  private async *pages(span: MonthSpan): AsyncGenerator<string> {
    yield table([HEADINGS]);
    let after: LastBooked | null = null;
    do {
      const rows = await this.gifts.received(span, after, PAGE);
      if (rows.length > 0) yield table(rows.map(cellsOf));
      const last = rows.length === PAGE ? rows.at(-1) : undefined;
      after = last?.receivedAt ? { receivedAt: last.receivedAt, id: last.id } : null;
    } while (after);
  }
}

/**
 * A spreadsheet takes a cell that begins with = + - @ for a formula, and a formula can send what stands beside it elsewhere:
 * such cells get an apostrophe, which keeps them text.
 */
const table = (rows: string[][]) => stringify(rows, { escape_formulas: true });

function cellsOf({ receivedAt, year, number, ...gift }: BookedGift): string[] {
  return [
    receivedAt?.toISOString().slice(0, 10) ?? '',
    year !== null && number !== null ? receiptNumberText({ year, number }) : '',
    pounds(gift.amountPence),
    pounds(gift.refundedPence),
    gift.state,
    gift.kind,
    gift.mode,
    String(gift.memberId ?? ''),
    gift.id,
    gift.paymentIntentId ?? '',
    gift.chargeId ?? '',
    gift.reasons ?? '',
  ];
}
