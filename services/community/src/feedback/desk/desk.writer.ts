import { Injectable } from '@nestjs/common';
import type { FeedbackChange, FeedbackStatus } from '@waymark/contracts-community';
import type { Tx } from '@waymark/service-kit';
import sql from 'sql-template-tag';

interface LockedFeedback {
  id: number;
  status: FeedbackStatus;
  assigneeId: number | null;
  memberId: number | null;
  duplicateOf: number | null;
  version: number;
}

/** A recipient of an answer: the sender of the feedback or of one merged into it. */
export interface Recipient {
  feedbackId: number;
  memberId: number | null;
  email: string | null;
  subject: string;
  sentAt: Date;
}

const MOST_RECIPIENTS = 200;

/** All SQL by which staff change feedback. */
@Injectable()
export class DeskWriter {
  /** Locks in order of ID, so that two merges cannot deadlock. */
  lock(tx: Tx, ids: readonly number[]): Promise<LockedFeedback[]> {
    return tx.query<LockedFeedback>(sql`
      SELECT id, status, assignee_id AS "assigneeId", member_id AS "memberId", duplicate_of AS "duplicateOf", version
      FROM feedback WHERE id = ANY(${[...ids]}::int[]) ORDER BY id FOR UPDATE`);
  }

  async change(tx: Tx, id: number, { status, assigneeId, tags }: Omit<FeedbackChange, 'version'>): Promise<void> {
    await tx.query(sql`
      UPDATE feedback SET status = coalesce(${status ?? null}, status), tags = coalesce(${tags ?? null}::text[], tags),
        assignee_id = CASE WHEN ${assigneeId === undefined} THEN assignee_id ELSE ${assigneeId ?? null}::int END,
        version = version + 1
      WHERE id = ${id}`);
  }

  async note(tx: Tx, id: number, kind: 'note' | 'answer', text: string, authorId: number): Promise<number> {
    const row = await tx.one<{ id: number }>(sql`
      INSERT INTO feedback_note (feedback_id, kind, author_id, text) VALUES (${id}, ${kind}, ${authorId}, ${text}) RETURNING id`);
    return row?.id ?? 0;
  }

  /** Returns one recipient for each address and each member, from their latest feedback. */
  recipients(tx: Tx, id: number): Promise<Recipient[]> {
    return tx.query<Recipient>(sql`
      SELECT DISTINCT ON (coalesce(lower(user_email), member_id::text)) id AS "feedbackId", member_id AS "memberId",
        user_email AS email, subject, created_at AS "sentAt"
      FROM feedback WHERE (id = ${id} OR duplicate_of = ${id}) AND (user_email IS NOT NULL OR member_id IS NOT NULL)
      ORDER BY coalesce(lower(user_email), member_id::text), id DESC LIMIT ${MOST_RECIPIENTS}`);
  }

  /** Merges the feedback with everything merged into it before. */
  async merge(tx: Tx, id: number, into: number): Promise<void> {
    await tx.query(sql`
      UPDATE feedback SET duplicate_of = ${into}, version = version + 1 WHERE id = ${id} OR duplicate_of = ${id}`);
  }

  async part(tx: Tx, id: number): Promise<void> {
    await tx.query(sql`UPDATE feedback SET duplicate_of = NULL, version = version + 1 WHERE id = ${id}`);
  }
}
