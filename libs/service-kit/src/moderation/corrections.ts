import { Inject, Injectable } from '@nestjs/common';
import type { ContentKind, CorrectionTexts, EventEnvelope } from '@waymark/contracts-core';
import sql from 'sql-template-tag';
import { Database } from '../database/database';
import type { Tx } from '../database/tx';
import { coreProblem } from '../problem/problem-exception';
import { type CorrectedText, joined, takenBack, type Words, wordsOf } from './correction-words';
import type { ModerationKind } from './moderation-settings';
import type { Decided } from './moderation-steps';

/** Days after which an unused draft is deleted. */
const DRAFT_DAYS = 30;

interface Known {
  id: number;
  kind: ContentKind;
  contentId: string;
}

interface NewDraft extends Omit<Known, 'id'> {
  caseId: number;
  authorId: number | null;
}

interface CorrectionRow {
  id: number;
  words: CorrectedText[];
  original: Words | null;
}

/**
 * Stores text that staff corrected together with the author's original, which returns when the correction is
 * withdrawn.
 */
@Injectable()
export class Corrections {
  constructor(@Inject(Database) private readonly database: Database) {}

  /** Stores an immutable draft and returns its ID, which a decision then names. */
  async draft(tx: Tx, about: NewDraft, words: readonly CorrectedText[]): Promise<number> {
    const { kind, contentId, caseId, authorId } = about;
    await tx.query(sql`
      DELETE FROM moderated_correction WHERE kind = ${kind} AND content_id = ${contentId} AND state = 'draft'
        AND created_at < now() - make_interval(days => ${DRAFT_DAYS})`);
    const row = await tx.one<{ id: number }>(sql`
      INSERT INTO moderated_correction (kind, content_id, case_id, author_id, words)
      VALUES (${kind}, ${contentId}, ${caseId}, ${authorId}, ${JSON.stringify(words)}::jsonb) RETURNING id`);
    // The author has deleted their account meanwhile.
    if (!row) throw coreProblem('request.not-found');
    return row.id;
  }

  /**
   * Returns the text to write for a decision that puts this correction in force. Returns null when it already is, or
   * when there is no such draft.
   */
  async begin(tx: Tx, { id, kind, contentId }: Known, now: Words): Promise<Words | null> {
    const row = await tx.one<CorrectionRow>(sql`
      SELECT id, words, original FROM moderated_correction
      WHERE id = ${id} AND kind = ${kind} AND content_id = ${contentId} AND state = 'draft' FOR UPDATE`);
    if (!row) return null;
    const before = await this.standing(tx, kind, contentId);
    const { words, original } = joined(row.words, before && { ...before, original: before.original ?? {} }, now);
    await tx.query(sql`
      UPDATE moderated_correction SET words = ${JSON.stringify(words)}::jsonb, original = ${JSON.stringify(original)}::jsonb
      WHERE id = ${id}`);
    return wordsOf(words);
  }

  /** Marks the correction as in force. Call it after writing the text, which ends the previous correction. */
  async stands(tx: Tx, id: number, statementId: number | null, at: string): Promise<void> {
    await tx.query(sql`
      UPDATE moderated_correction SET state = 'in-force', statement_id = ${statementId}, applied_at = ${at}::timestamptz
      WHERE id = ${id}`);
  }

  /** Checks whether a decision's correction exists here. */
  async isKnown(tx: Tx, { id, kind, contentId }: Known): Promise<boolean> {
    return (
      (await tx.one(sql`
        SELECT 1 FROM moderated_correction WHERE id = ${id} AND kind = ${kind} AND content_id = ${contentId}`)) !== null
    );
  }

  /**
   * Ends the correction in force and returns the original text to restore, except where the author has since changed
   * it.
   */
  async end(tx: Tx, kind: ContentKind, contentId: string, now: Words): Promise<Words> {
    const row = await this.standing(tx, kind, contentId);
    if (!row) return {};
    await tx.query(sql`UPDATE moderated_correction SET state = 'taken-back' WHERE id = ${row.id}`);
    return takenBack({ words: row.words, original: row.original ?? {} }, now);
  }

  /** Returns the correction to the author, the addressee of the statement of reasons. */
  async own(statementId: number, authorId: number): Promise<CorrectionTexts | null> {
    const row = await this.database.one<CorrectionRow & { at: Date | null; isInForce: boolean }>(sql`
      SELECT id, words, original, applied_at AS at, state = 'in-force' AS "isInForce" FROM moderated_correction
      WHERE statement_id = ${statementId} AND author_id = ${authorId} ORDER BY id DESC LIMIT 1`);
    // A correction that was never applied is not shown.
    if (!row?.at) return null;
    const texts = row.words.map(({ part, label, text }) => ({
      label,
      before: row.original?.[part] ?? '',
      after: text,
    }));
    return {
      at: row.at.toISOString(),
      isInForce: row.isInForce,
      texts: texts.filter((one) => one.before !== one.after),
    };
  }

  /** Returns the newest correction that was applied and not withdrawn; the author may have changed the text since. */
  private standing(tx: Tx, kind: ContentKind, contentId: string): Promise<CorrectionRow | null> {
    return tx.one<CorrectionRow>(sql`
      SELECT id, words, original FROM moderated_correction
      WHERE kind = ${kind} AND content_id = ${contentId} AND state IN ('in-force', 'overtaken') ORDER BY id DESC LIMIT 1 FOR UPDATE`);
  }
}

/** Writes the text that a decision requires: its correction, or the author's original. */
@Injectable()
export class ApplyCorrection {
  constructor(@Inject(Corrections) private readonly corrections: Corrections) {}

  /** Returns false when the decision names a correction that does not exist here, so it cannot be confirmed. */
  async apply(
    tx: Tx,
    own: ModerationKind,
    { data, time }: Pick<EventEnvelope<Decided>, 'data' | 'time'>,
  ): Promise<boolean> {
    const { kind, contentId, correction } = data;
    // Older senders omit this field.
    if (correction === undefined || !own.texts || !own.write) return correction == null;
    const texts = await own.texts(tx, contentId);
    if (!texts) return true;
    const now = wordsOf(texts);
    if (correction === null) {
      const words = await this.corrections.end(tx, kind, contentId, now);
      if (Object.keys(words).length > 0) await own.write(tx, contentId, words);
      return true;
    }
    const named = { id: correction.id, kind, contentId };
    const words = await this.corrections.begin(tx, named, now);
    if (!words) return this.corrections.isKnown(tx, named);
    await own.write(tx, contentId, words);
    await this.corrections.stands(tx, correction.id, data.statementId, time);
    return true;
  }
}
