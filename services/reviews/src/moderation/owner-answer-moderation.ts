import { Injectable } from '@nestjs/common';
import type { ContentState, ShownContent } from '@waymark/contracts-core';
import { placePath } from '@waymark/contracts-reviews';
import {
  contentNumber,
  Database,
  hiddenContentOf,
  stateOf,
  type AboutContent,
  type ModerationKind,
  type Tx,
} from '@waymark/service-kit';
import sql from 'sql-template-tag';

interface AnswerRow {
  setAside: string | null;
  authorId: number;
  authorName: string | null;
  venueId: number;
  venueName: string;
  kind: string | null;
  text: string;
  earlier: { text: string; until: string }[];
  review: string;
  answeredAt: Date;
  editedAt: Date | null;
}

/** Moderation of a venue's reply to a review. The review itself is not affected. */
@Injectable()
export class OwnerAnswerModeration implements ModerationKind {
  constructor(private readonly database: Database) {}

  async about(tx: Tx, contentId: string): Promise<AboutContent | null> {
    const row = await this.find(tx, contentId);
    return (
      row && { authorId: row.authorId, path: placePath({ id: row.venueId, kind: row.kind }), writtenAt: row.answeredAt }
    );
  }

  async set(tx: Tx, contentId: string, state: ContentState): Promise<boolean> {
    const row = await tx.one(sql`
      UPDATE owner_answer SET set_aside = ${hiddenContentOf(state)} WHERE id = ${contentNumber(contentId)} RETURNING 1`);
    return row !== null;
  }

  async show(contentId: string): Promise<ShownContent | null> {
    const row = await this.find(this.database, contentId);
    if (!row) return null;
    return {
      state: stateOf(row.setAside),
      authorId: row.authorId,
      authorName: row.authorName,
      path: placePath({ id: row.venueId, kind: row.kind }),
      writtenAt: row.answeredAt.toISOString(),
      editedAt: row.editedAt?.toISOString() ?? null,
      title: `Reply from ${row.venueName}`,
      texts: [
        { label: 'Answer', text: row.text },
        { label: 'The review that it replies to', text: row.review },
      ],
      facts: [],
      photos: [],
      earlier: row.earlier.map(({ text, until }) => ({
        until: new Date(until).toISOString(),
        texts: [{ label: 'Answer', text }],
      })),
    };
  }

  private find(db: Pick<Tx, 'one'>, contentId: string): Promise<AnswerRow | null> {
    return db.one<AnswerRow>(sql`
      SELECT reply.set_aside AS "setAside", reply.member_id AS "authorId", member.display_name AS "authorName",
             venue.id AS "venueId", venue.name AS "venueName", venue.kind, reply.text, reply.earlier,
             review.comment AS review, reply.answered_at AS "answeredAt", reply.edited_at AS "editedAt"
      FROM owner_answer reply JOIN review ON review.id = reply.review_id JOIN venue ON venue.id = review.venue_id
      LEFT JOIN member ON member.id = reply.member_id
      WHERE reply.id = ${contentNumber(contentId)}`);
  }
}
