import { Injectable } from '@nestjs/common';
import type { DonationKind, DonationMode, DonationReceipt } from '@waymark/contracts-account';
import type { Operator } from '@waymark/contracts-core';
import { Database, type Tx } from '@waymark/service-kit';
import sql from 'sql-template-tag';
import { type ReceiptNumber, receiptNumberText } from './receipt';

/** A received donation without a receipt. Locked until the transaction ends. */
export interface UnreceiptedDonation {
  id: string;
  kind: DonationKind;
  mode: DonationMode;
  amountPence: number;
  receivedAt: Date;
  memberId: number | null;
  monthlyGiftId: string | null;
  /** The member's address; null for a visitor. */
  email: string | null;
  /** The visitor's encrypted address, entered for this donation or its monthly donation. */
  sealedEmail: string | null;
  sealedMonthlyEmail: string | null;
}

export interface ReceiptRow extends ReceiptNumber {
  giftId: string;
  receivedAt: Date;
  amountPence: number;
  refundedPence: number;
  kind: DonationKind;
  mode: DonationMode;
  givenBy: string | null;
}

const COLUMNS = sql`g.id AS "giftId", r.year, r.number, g.received_at AS "receivedAt", g.amount_pence AS "amountPence",
  g.refunded_pence AS "refundedPence", g.kind, g.mode, u.display_name AS "givenBy"`;

/** All access to receipts. */
@Injectable()
export class ReceiptRepository {
  constructor(private readonly database: Database) {}

  /** Returns the oldest, except those that failed in this round; null when there is none. */
  nextWithout(tx: Tx, stuck: readonly string[]): Promise<UnreceiptedDonation | null> {
    return tx.one<UnreceiptedDonation>(sql`
      SELECT g.id, g.kind, g.mode, g.amount_pence AS "amountPence", g.received_at AS "receivedAt", g.member_id AS "memberId",
        g.monthly_gift_id AS "monthlyGiftId", u.email, g.sealed_email AS "sealedEmail", m.sealed_email AS "sealedMonthlyEmail"
      FROM gift g LEFT JOIN "user" u ON u.id = g.member_id LEFT JOIN monthly_gift m ON m.id = g.monthly_gift_id
      WHERE g.received_at IS NOT NULL AND g.receipted_at IS NULL AND NOT (g.id = ANY(${[...stuck]}::uuid[]))
      ORDER BY g.received_at LIMIT 1 FOR NO KEY UPDATE OF g SKIP LOCKED`);
  }

  /**
   * Returns the next number of a year in live or test mode. Only one transaction at a time may call this (`alone`). An
   * uncommitted number is used again, so there are no gaps and no duplicates.
   */
  async nextNumber(tx: Tx, mode: DonationMode, year: number): Promise<number> {
    const row = await tx.one<{ next: number | null }>(
      sql`SELECT coalesce(max(number), 0) + 1 AS next FROM gift_receipt WHERE mode = ${mode} AND year = ${year}`,
    );
    return row?.next ?? 1;
  }

  async add(tx: Tx, { giftId, mode, year, number, tokenHash, mailId }: ReceiptNumber & NewReceipt): Promise<void> {
    await tx.query(sql`
      INSERT INTO gift_receipt (gift_id, mode, year, number, token_hash, mail_id)
      VALUES (${giftId}::uuid, ${mode}, ${year}, ${number}, ${tokenHash}, ${mailId}::uuid)`);
    // The address was only for this email, so a visitor's address for a single donation is deleted here.
    await tx.query(sql`UPDATE gift SET receipted_at = now(), sealed_email = NULL WHERE id = ${giftId}::uuid`);
  }

  ofMember(giftId: string, memberId: number): Promise<ReceiptRow | null> {
    return this.database.one<ReceiptRow>(sql`
      SELECT ${COLUMNS} FROM gift_receipt r JOIN gift g ON g.id = r.gift_id LEFT JOIN "user" u ON u.id = g.member_id
      WHERE r.gift_id = ${giftId}::uuid AND g.member_id = ${memberId}`);
  }

  /** Finds a receipt by the secret of its own email, or of another month's email of the same monthly donation. */
  byLink(giftId: string, tokenHash: string): Promise<ReceiptRow | null> {
    return this.database.one<ReceiptRow>(sql`
      SELECT ${COLUMNS} FROM gift_receipt r JOIN gift g ON g.id = r.gift_id LEFT JOIN "user" u ON u.id = g.member_id
      WHERE r.gift_id = ${giftId}::uuid AND EXISTS (
        SELECT 1 FROM gift_receipt mailed JOIN gift other ON other.id = mailed.gift_id
        WHERE mailed.token_hash = ${tokenHash} AND (other.id = g.id OR other.monthly_gift_id = g.monthly_gift_id))`);
  }
}

interface NewReceipt {
  giftId: string;
  mode: DonationMode;
  /** Null for a member, who needs no secret, and when no email is sent. */
  tokenHash: string | null;
  mailId: string | null;
}

export function toDonationReceipt(row: ReceiptRow, { name, email, address }: Operator): DonationReceipt {
  const { giftId, amountPence, refundedPence, kind, mode, givenBy, receivedAt } = row;
  return {
    giftId,
    number: receiptNumberText(row),
    givenOn: receivedAt.toISOString(),
    amountPence,
    refundedPence,
    kind,
    mode,
    givenBy,
    operator: { name, email, address },
  };
}
