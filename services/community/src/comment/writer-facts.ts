import { Inject, Injectable } from '@nestjs/common';
import { type CommentAutoFlag, FIRST_COMMENTS_HELD } from '@waymark/contracts-community';
import type { TrustLevel } from '@waymark/contracts-reviews';
import { CONFIG, coreProblem, type Tx } from '@waymark/service-kit';
import { BURST_SECONDS, EARLIER_TEXTS, autoFlagsOf } from '@waymark/service-kit/auto-flags';
import sql from 'sql-template-tag';
import type { CommunityConfig } from '../config';

/**
 * The number of a member's first comments that need approval: fewer with confirmed answers, more with corrected ones.
 */
const FIRST_HELD: Readonly<Record<TrustLevel, number>> = {
  none: FIRST_COMMENTS_HELD,
  low: 6,
  middle: 1,
  high: 0,
};

const firstHeld = (trust: TrustLevel | null): number => FIRST_HELD[trust ?? 'none'];

/** Comments within ten minutes beyond which a program is suspected; nobody types so many. */
const MOST_LATELY = 30;

interface Written {
  sentLately: number | null;
  oldestAgeSeconds: number | null;
  approved: number | null;
  accountAgeHours: number | null;
  /** Null until the reviews service sends a level. */
  trust: TrustLevel | null;
  earlierTexts: string[];
}

/** Reads facts about a writer from their stored comments, so they hold across processes and restarts. */
@Injectable()
export class WriterFacts {
  private readonly most: number;

  constructor(@Inject(CONFIG) config: CommunityConfig) {
    this.most = Math.ceil(MOST_LATELY * config.RATE_LIMIT_FACTOR);
  }

  /**
   * Returns why a moderator should look at the text. Locks the member's row, so that concurrent comments are checked
   * one by one. `changed` is the ID of the edited comment.
   */
  async signals(tx: Tx, memberId: number, text: string, changed: number | null = null): Promise<CommentAutoFlag[]> {
    await tx.query(sql`SELECT pg_advisory_xact_lock(hashtextextended('comments of ' || ${memberId}::int, 0))`);
    const { oldestAgeSeconds, accountAgeHours, earlierTexts, ...counted } = await this.read(tx, memberId, changed);
    const sentLately = counted.sentLately ?? 0;
    if (changed === null && sentLately >= this.most)
      throw coreProblem('request.rate-limited', {
        retryAfterSeconds: Math.max(1, Math.ceil(BURST_SECONDS - (oldestAgeSeconds ?? 0))),
      });
    const signals = autoFlagsOf(text, { sentLately, accountAgeHours, earlierTexts });
    return (counted.approved ?? 0) < firstHeld(counted.trust) ? ['new-member', ...signals] : signals;
  }

  private async read(tx: Tx, memberId: number, changed: number | null): Promise<Written> {
    const row = await tx.one<Written>(sql`
      WITH lately AS (
        SELECT created_at, content FROM trip_comment
        WHERE author_id = ${memberId} AND id IS DISTINCT FROM ${changed}::int
        ORDER BY created_at DESC LIMIT ${Math.max(EARLIER_TEXTS, this.most)}
      ), burst AS (
        SELECT count(*)::int AS sent, extract(epoch FROM clock_timestamp() - min(created_at))::float8 AS age
        FROM lately WHERE created_at > clock_timestamp() - make_interval(secs => ${BURST_SECONDS})
      )
      SELECT burst.sent AS "sentLately", burst.age AS "oldestAgeSeconds",
             (SELECT count(*)::int FROM trip_comment WHERE author_id = ${memberId} AND is_approved) AS approved,
             (SELECT extract(epoch FROM now() - registered_at)::float8 / 3600 FROM member WHERE id = ${memberId}) AS "accountAgeHours",
             (SELECT level FROM member_trust WHERE member_id = ${memberId}) AS trust,
             ARRAY(SELECT content FROM lately ORDER BY created_at DESC LIMIT ${EARLIER_TEXTS}) AS "earlierTexts"
      FROM burst`);
    if (!row) throw new Error('Counting gave no row.');
    return row;
  }
}
