import { Injectable } from '@nestjs/common';
import type { CommentAutoFlag } from '@waymark/contracts-community';
import type { Tx } from '@waymark/service-kit';
import { hasObscenity, hasPersonalData } from '@waymark/service-kit/auto-flags';
import sql from 'sql-template-tag';
import type { Content } from '../case/case-row';
import { CaseWriter } from '../case/case.writer';

/** Only these flags depend on the text of a comment; the others depend on its author. */
const OF_TEXTS: readonly CommentAutoFlag[] = ['obscenity', 'link', 'personal-data', 'repeated', 'burst'];

/** Puts auto-flagged content into the moderation queue, with the reason. Hides nothing. */
@Injectable()
export class AutoFlaggedContent {
  constructor(private readonly cases: CaseWriter) {}

  /** Flags a comment with the signals that were found when it was written. */
  async comment(tx: Tx, commentId: number): Promise<void> {
    const row = await tx.one<{ signals: CommentAutoFlag[] }>(
      sql`SELECT signals FROM trip_comment WHERE id = ${commentId} AND state <> 'gone'`,
    );
    const signals = OF_TEXTS.filter((one) => row?.signals.includes(one));
    await this.raise(tx, { kind: 'trip-comment', contentId: String(commentId) }, signals);
  }

  /** Flags a trip. Links are fine in a trip, so they raise no signal. */
  async trip(tx: Tx, blogId: number): Promise<void> {
    const row = await tx.one<{ words: string }>(sql`
      SELECT concat_ws(E'\n', blog.title, blog.description, blog.story,
               (SELECT string_agg(concat_ws(E'\n', title, content, accessibility_notes), E'\n')
                FROM trip_blog_entry WHERE blog_id = blog.id)) AS words
      FROM trip_blog blog WHERE blog.id = ${blogId} AND blog.is_published`);
    if (!row) return;
    const signals: CommentAutoFlag[] = [
      ...(hasObscenity(row.words) ? (['obscenity'] as const) : []),
      ...(hasPersonalData(row.words) ? (['personal-data'] as const) : []),
    ];
    await this.raise(tx, { kind: 'trip', contentId: String(blogId) }, signals);
  }

  /**
   * Raises the signals found by this or another service. Only a new signal reopens a closed case, because staff have
   * already seen the others.
   */
  async raise(tx: Tx, content: Content, signals: readonly CommentAutoFlag[]): Promise<void> {
    if (signals.length === 0) return;
    const found = await this.cases.ofContent(tx, content);
    const added = await tx.query(sql`
      INSERT INTO moderation_signal (case_id, signal) SELECT ${found.id}, unnest(${[...signals]}::text[])
      ON CONFLICT DO NOTHING RETURNING signal`);
    if (added.length > 0) await this.cases.open(tx, found);
  }
}
