import { Injectable } from '@nestjs/common';
import sql from 'sql-template-tag';
import type { DifferenceKind } from '@waymark/contracts-account';
import { Database } from '@waymark/service-kit';

export interface DifferenceRow {
  id: string;
  kind: DifferenceKind;
  giftId: string | null;
  stripeId: string | null;
  oursPence: number | null;
  stripePence: number | null;
  oursState: string | null;
  stripeState: string | null;
  foundAt: Date;
  lastSeenAt: Date;
  resolvedAt: Date | null;
}

export interface LastDifference {
  foundAt: string;
  id: string;
}

/** Lists the differences that comparisons found, for staff. */
@Injectable()
export class DifferencesRepository {
  constructor(private readonly database: Database) {}

  /** Newest first. */
  list(isOpenOnly: boolean, before: LastDifference | null, limit: number): Promise<DifferenceRow[]> {
    return this.database.query<DifferenceRow>(sql`
      SELECT id, kind, gift_id AS "giftId", stripe_id AS "stripeId", ours_pence AS "oursPence", stripe_pence AS "stripePence",
        ours_state AS "oursState", stripe_state AS "stripeState", created_at AS "foundAt", last_seen_at AS "lastSeenAt",
        resolved_at AS "resolvedAt"
      FROM books_difference
      WHERE (NOT ${isOpenOnly} OR resolved_at IS NULL)
        AND (${before?.id ?? null}::uuid IS NULL
          OR (created_at, id) < (${before?.foundAt ?? null}::timestamptz, ${before?.id ?? null}::uuid))
      ORDER BY created_at DESC, id DESC LIMIT ${limit}`);
  }
}
