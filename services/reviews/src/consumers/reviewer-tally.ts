import { Injectable } from '@nestjs/common';
import { topReviewerChanged } from '@waymark/contracts-reviews';
import { Outbox, type Tx } from '@waymark/service-kit';
import sql from 'sql-template-tag';

interface Top {
  memberId: number | null;
  helpfulVotes: number;
}

/** Recounts an author's reviews and helpful votes from the rows, and then chooses the top reviewer. */
@Injectable()
export class ReviewerTally {
  constructor(private readonly outbox: Outbox) {}

  async recount(tx: Tx, authorId: number): Promise<void> {
    // Locks the row before counting, so that the count includes every earlier change.
    const before = await this.lock(tx);
    await tx.query(sql`
      INSERT INTO reviewer_tally (member_id, review_count, helpful_votes)
      SELECT ${authorId}::int, count(*)::int, coalesce(sum(helpful_count), 0)::int FROM review
      WHERE author_id = ${authorId} AND set_aside IS NULL
      ON CONFLICT (member_id) DO UPDATE SET review_count = excluded.review_count, helpful_votes = excluded.helpful_votes`);
    await this.store(tx, before, await this.leader(tx));
  }

  /** Chooses the top reviewer again after the candidates have changed. */
  async choose(tx: Tx): Promise<void> {
    const before = await this.lock(tx);
    await this.store(tx, before, await this.leader(tx));
  }

  private lock(tx: Tx): Promise<Top | null> {
    return tx.one<Top>(sql`
      SELECT member_id AS "memberId", helpful_votes AS "helpfulVotes" FROM top_reviewer WHERE id = 1 FOR UPDATE`);
  }

  /** Returns the new top reviewer. Everyone sees the name, so only members with a public profile qualify. */
  private async leader(tx: Tx): Promise<Top> {
    const top = await tx.one<Top>(sql`
      SELECT member_id AS "memberId", helpful_votes AS "helpfulVotes"
      FROM reviewer_tally JOIN member ON member.id = member_id AND member.is_public AND member.is_active
      WHERE helpful_votes > 0 ORDER BY helpful_votes DESC, member_id LIMIT 1`);
    return top ?? { memberId: null, helpfulVotes: 0 };
  }

  private async store(tx: Tx, before: Top | null, top: Top): Promise<void> {
    if (before?.memberId === top.memberId && before.helpfulVotes === top.helpfulVotes) return;
    const row = await tx.one<{ version: number }>(sql`
      UPDATE top_reviewer SET member_id = ${top.memberId}, helpful_votes = ${top.helpfulVotes}, version = version + 1
      WHERE id = 1 RETURNING version`);
    if (!row || before?.memberId === top.memberId) return;
    await this.outbox.add(tx, topReviewerChanged, {
      aggregateId: 'top-reviewer',
      aggregateVersion: row.version,
      data: top,
    });
  }
}
