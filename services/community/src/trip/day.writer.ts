import { Injectable } from '@nestjs/common';
import type { RichText, SentDay } from '@waymark/contracts-community';
import { coreProblem, type Tx } from '@waymark/service-kit';
import sql from 'sql-template-tag';

const GONE = 'This day is no longer part of the trip.';

/** All SQL of a trip's days. A day sent with its ID stays the same row, so its comments remain. */
@Injectable()
export class DayWriter {
  /** Returns the IDs of the days, in the order of the form. */
  async save(tx: Tx, blogId: number, days: readonly SentDay[], texts: readonly RichText[]): Promise<number[]> {
    const kept = days.flatMap(({ id }) => id ?? []);
    await tx.query(sql`DELETE FROM trip_blog_entry WHERE blog_id = ${blogId} AND id <> ALL(${kept}::int[])`);
    const rows = JSON.stringify(days.map((day, place) => ({ ...day, contentText: texts[place] ?? [] })));
    const changed = await tx.query<{ id: number }>(sql`
      UPDATE trip_blog_entry AS entry
      SET day_number = sent."dayNumber", title = sent.title, location = nullif(sent.location, ''), content = sent.content,
          content_text = sent."contentText", accessibility_notes = nullif(sent."accessibilityNotes", ''), attachments = sent.attachments
      FROM jsonb_to_recordset(${rows}::jsonb)
        AS sent (id int, "dayNumber" int, title text, location text, content text, "contentText" jsonb, "accessibilityNotes" text, attachments jsonb)
      WHERE entry.id = sent.id AND entry.blog_id = ${blogId}
      RETURNING entry.id`);
    this.refuseUnknown(days, new Set(changed.map(({ id }) => id)));
    const added = await tx.query<{ id: number; dayNumber: number }>(sql`
      INSERT INTO trip_blog_entry (blog_id, day_number, title, location, content, content_text, accessibility_notes, attachments)
      SELECT ${blogId}, sent."dayNumber", sent.title, nullif(sent.location, ''), sent.content, sent."contentText",
             nullif(sent."accessibilityNotes", ''), sent.attachments
      FROM jsonb_to_recordset(${rows}::jsonb)
        AS sent (id int, "dayNumber" int, title text, location text, content text, "contentText" jsonb, "accessibilityNotes" text, attachments jsonb)
      WHERE sent.id IS NULL
      ORDER BY sent."dayNumber"
      RETURNING id, day_number AS "dayNumber"`);
    const ids = new Map(added.map(({ id, dayNumber }) => [dayNumber, id]));
    return days.map(({ id, dayNumber }) => id ?? ids.get(dayNumber) ?? 0);
  }

  /** Refuses a day of another trip, or one deleted in another window. */
  private refuseUnknown(days: readonly SentDay[], known: ReadonlySet<number>): void {
    const unknown = days.flatMap(({ id }, place) =>
      id === undefined || known.has(id) ? [] : [[`days.${place}.id`, GONE]],
    );
    if (unknown.length > 0) throw coreProblem('request.invalid', { fieldErrors: Object.fromEntries(unknown) });
  }
}
