import { Injectable } from '@nestjs/common';
import type {
  DonationKind,
  DonationState,
  MonthlyState,
  OwnDonation,
  OwnMonthlyDonation,
} from '@waymark/contracts-account';
import { Database } from '@waymark/service-kit';
import sql from 'sql-template-tag';

export interface MonthlyDonationRow {
  id: string;
  state: MonthlyState;
  amountPence: number;
  startedAt: Date;
  nextOn: Date | null;
  wantedPence: number | null;
  stopAskedAt: Date | null;
  stoppedAt: Date | null;
}

interface DonationRow {
  id: string;
  kind: DonationKind;
  state: DonationState;
  amountPence: number;
  refundedPence: number;
  createdAt: Date;
  receivedAt: Date | null;
  hasReceipt: boolean;
  /** Total of all donations on all pages; null on later pages. */
  totalPence: number | null;
}

/** The content of a receipt's link: a donation and its monthly donation, if any. */
interface LinkedRow extends MonthlyDonationRow {
  giftId: string;
  isMonthly: boolean;
}

/** Selects donations by member, by monthly donation, or a single one. */
export interface DonationsOf {
  memberId: number | null;
  monthlyId: string | null;
  giftId: string | null;
}

/** Position in the list after a page: time and ID of its last donation. */
type DonationCursor = readonly [createdAt: string, id: string];

const MOST_MONTHLY = 20;

/** Donations as their donor sees them; unpaid ones are left out. */
@Injectable()
export class OwnDonationsRepository {
  constructor(private readonly database: Database) {}

  /** Newest first. */
  monthlyOf(memberId: number): Promise<MonthlyDonationRow[]> {
    return this.database.query<MonthlyDonationRow>(sql`
      SELECT id, state, amount_pence AS "amountPence", coalesce(started_at, created_at) AS "startedAt", next_on AS "nextOn",
        wanted_pence AS "wantedPence", stop_asked_at AS "stopAskedAt", stopped_at AS "stoppedAt"
      FROM monthly_gift WHERE member_id = ${memberId} AND state <> 'started' AND started_at IS NOT NULL
      ORDER BY created_at DESC LIMIT ${MOST_MONTHLY}`);
  }

  /** Returns null for a secret that belongs to no receipt. */
  linked(linkHash: string): Promise<LinkedRow | null> {
    return this.database.one<LinkedRow>(sql`
      SELECT g.id AS "giftId", m.id IS NOT NULL AS "isMonthly", coalesce(m.id, g.id) AS id,
        coalesce(m.state, 'stopped') AS state, coalesce(m.amount_pence, 0) AS "amountPence",
        coalesce(m.started_at, m.created_at, g.created_at) AS "startedAt", m.next_on AS "nextOn",
        m.wanted_pence AS "wantedPence", m.stop_asked_at AS "stopAskedAt", m.stopped_at AS "stoppedAt"
      FROM gift_receipt r JOIN gift g ON g.id = r.gift_id LEFT JOIN monthly_gift m ON m.id = g.monthly_gift_id
      WHERE r.token_hash = ${linkHash}`);
  }

  /** Newest first, after the cursor. */
  gifts(
    { memberId, monthlyId, giftId }: DonationsOf,
    after: DonationCursor | null,
    limit: number,
  ): Promise<DonationRow[]> {
    const [afterAt, afterId] = after ?? [null, null];
    return this.database.query<DonationRow>(sql`
      SELECT g.id, g.kind, g.state, g.amount_pence AS "amountPence", g.refunded_pence AS "refundedPence",
        g.created_at AS "createdAt", g.received_at AS "receivedAt",
        EXISTS (SELECT 1 FROM gift_receipt r WHERE r.gift_id = g.id) AS "hasReceipt",
        coalesce((SELECT sum(t.amount_pence - t.refunded_pence)::int FROM gift t
          WHERE t.state = 'received'
            AND (t.member_id = ${memberId}::int OR t.monthly_gift_id = ${monthlyId}::uuid OR t.id = ${giftId}::uuid)
        ), 0) AS "totalPence"
      FROM gift g
      WHERE (g.member_id = ${memberId}::int OR g.monthly_gift_id = ${monthlyId}::uuid OR g.id = ${giftId}::uuid)
        AND g.state NOT IN ('started', 'cancelled')
        AND (${afterAt}::timestamptz IS NULL OR (g.created_at, g.id) < (${afterAt}::timestamptz, ${afterId}::uuid))
      ORDER BY g.created_at DESC, g.id DESC LIMIT ${limit}`);
  }
}

export const toOwnMonthlyDonation = (row: MonthlyDonationRow): OwnMonthlyDonation => ({
  id: row.id,
  state: row.state,
  amountPence: row.amountPence,
  startedAt: row.startedAt.toISOString(),
  nextOn: row.state === 'stopped' ? null : (row.nextOn?.toISOString() ?? null),
  wantedPence: row.wantedPence,
  isStopping: row.stopAskedAt !== null && row.state !== 'stopped',
  stoppedAt: row.stoppedAt?.toISOString() ?? null,
});

export const toOwnDonation = ({ createdAt, receivedAt, totalPence: _, ...row }: DonationRow): OwnDonation => ({
  ...row,
  givenAt: (receivedAt ?? createdAt).toISOString(),
});
