import { Injectable } from '@nestjs/common';
import { reviewsContentAutoFlagged } from '@waymark/contracts-reviews';
import { Outbox, type Tx } from '@waymark/service-kit';
import { BURST_SECONDS, EARLIER_TEXTS, tellAutoFlags, type WriterFacts } from '@waymark/service-kit/auto-flags';
import sql from 'sql-template-tag';

export interface WrittenWords {
  reviewId: number;
  version: number;
  authorId: number;
  reviewerName: string;
  comment: string;
  /** The descriptions of its photos. */
  captions: readonly string[];
}

interface Read {
  sentLately: number | null;
  accountAgeHours: number | null;
  earlierTexts: string[];
}

/** Auto-flags a new or edited review. The review is published anyway: a person decides. */
@Injectable()
export class ReviewAutoFlags {
  constructor(private readonly outbox: Outbox) {}

  async look(tx: Tx, { reviewId, version, authorId, reviewerName, comment, captions }: WrittenWords): Promise<void> {
    const facts = await this.facts(tx, authorId, reviewId);
    const written = { kind: 'review', contentId: reviewId, version, text: comment } as const;
    const beside = [reviewerName, ...captions];
    await tellAutoFlags(tx, this.outbox, reviewsContentAutoFlagged, { ...written, beside }, facts);
  }

  private async facts(tx: Tx, authorId: number, reviewId: number): Promise<WriterFacts> {
    const row = await tx.one<Read>(sql`
      WITH lately AS (
        SELECT created_at, comment FROM review WHERE author_id = ${authorId} AND id <> ${reviewId}
        ORDER BY created_at DESC, id DESC LIMIT ${EARLIER_TEXTS}
      )
      SELECT (SELECT count(*)::int FROM lately
              WHERE created_at > clock_timestamp() - make_interval(secs => ${BURST_SECONDS})) AS "sentLately",
             (SELECT extract(epoch FROM now() - registered_at)::float8 / 3600 FROM member WHERE id = ${authorId}) AS "accountAgeHours",
             ARRAY(SELECT comment FROM lately) AS "earlierTexts"`);
    if (!row) throw new Error('Counting gave no row.');
    return { ...row, sentLately: row.sentLately ?? 0 };
  }
}
