import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { stringify } from 'csv-stringify/sync';
import { receiptNumberText } from '../receipt/receipt';
import type { MonthSpan } from './month-span';
import { type BookedDonation, DonationRowsRepository, type LastBooked } from './donation-rows.repository';

const PAGE = 2_000;

const PENCE = 100;

/** Formats a non-negative amount as `12.50`, which a spreadsheet can add up in any locale. */
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

/** Writes all donations of a period as CSV. It contains no names: authorised staff can find them by the member's ID. */
@Injectable()
export class DonationTable {
  constructor(private readonly donations: DonationRowsRepository) {}

  /** Reads page by page while sending, so memory never holds a whole year. */
  stream(span: MonthSpan): Readable {
    return Readable.from(this.pages(span));
  }

  private async *pages(span: MonthSpan): AsyncGenerator<string> {
    yield table([HEADINGS]);
    let after: LastBooked | null = null;
    do {
      const rows = await this.donations.received(span, after, PAGE);
      if (rows.length > 0) yield table(rows.map(cellsOf));
      const last = rows.length === PAGE ? rows.at(-1) : undefined;
      after = last?.receivedAt ? { receivedAt: last.receivedAt, id: last.id } : null;
    } while (after);
  }
}

/**
 * A spreadsheet treats a cell that begins with = + - @ as a formula, which could send neighbouring cells elsewhere. An
 * apostrophe before it keeps it text.
 */
const table = (rows: string[][]) => stringify(rows, { escape_formulas: true });

function cellsOf({ receivedAt, year, number, ...gift }: BookedDonation): string[] {
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
