import { Injectable } from '@nestjs/common';
import { TRIP_LIMITS } from '@waymark/contracts-community';
import type { CorrectableText } from '@waymark/contracts-core';
import type { Tx } from '@waymark/service-kit';
import sql from 'sql-template-tag';
import { readMarkdown } from '../text/read-markdown';
import { readTexts, type ToldTrip } from '../trip/read-texts';

type Day = ToldTrip['days'][number] & { id: number; dayNumber: number };

interface TripRow extends ToldTrip {
  disabilityContext: string;
  tags: string[] | null;
  days: Day[];
}

const ONE_LINE = 'Write this in one line.';

/**
 * Applies staff corrections to the texts of a trip and its days, and updates the search text and the displayed text.
 */
@Injectable()
export class CorrectTrip {
  async texts(db: Pick<Tx, 'one'>, id: number | null): Promise<CorrectableText[] | null> {
    const trip = await this.read(db, id);
    return trip && textsOf(trip);
  }

  wrong(part: string, text: string): string | null {
    if (part.endsWith('title')) return text.includes('\n') ? ONE_LINE : null;
    return readMarkdown(text).wrong ?? null;
  }

  async write(tx: Tx, id: number, texts: Readonly<Record<string, string>>): Promise<void> {
    const before = await this.read(tx, id);
    if (!before) return;
    const trip = written(before, texts);
    const { storyText, contentTexts, words } = readTexts(trip);
    await tx.query(sql`
      UPDATE trip_blog SET title = ${trip.title}, description = ${trip.description}, story = ${trip.story},
             disability_context = nullif(${trip.disabilityContext}, ''), story_text = ${JSON.stringify(storyText)}::jsonb,
             search = array_to_tsvector(${words}::text[]), version = version + 1, changed_at = now()
      WHERE id = ${id}`);
    const days = trip.days.map((day, place) => ({ ...day, contentText: contentTexts[place] ?? [] }));
    await tx.query(sql`
      UPDATE trip_blog_entry AS entry SET title = day.title, content = day.content, content_text = day."contentText",
             accessibility_notes = nullif(day."accessibilityNotes", '')
      FROM jsonb_to_recordset(${JSON.stringify(days)}::jsonb)
        AS day (id int, title text, content text, "contentText" jsonb, "accessibilityNotes" text)
      WHERE entry.id = day.id AND entry.blog_id = ${id}`);
  }

  private async read(db: Pick<Tx, 'one'>, id: number | null): Promise<TripRow | null> {
    const row = await db.one<Omit<TripRow, 'days'> & { days: Day[] | null }>(sql`
      SELECT title, description, destination, story, tags, coalesce(disability_context, '') AS "disabilityContext",
        (SELECT jsonb_agg(jsonb_build_object('id', entry.id, 'dayNumber', entry.day_number, 'title', entry.title,
           'location', coalesce(entry.location, ''), 'content', entry.content,
           'accessibilityNotes', coalesce(entry.accessibility_notes, '')) ORDER BY entry.day_number)
         FROM trip_blog_entry entry WHERE entry.blog_id = trip_blog.id) AS days
      FROM trip_blog WHERE id = ${id}`);
    return row && { ...row, days: row.days ?? [] };
  }
}

/** The name of a correction's part contains the day's ID, so it stays valid when the author moves the day. */
const dayPart = (day: Day, field: string): string => `day-${day.id}-${field}`;

function textsOf(trip: TripRow): CorrectableText[] {
  const { title, description, story, disabilityContext, days } = trip;
  const text = (part: string, label: string, words: string, max: number, isRequired = false): CorrectableText => ({
    part,
    label,
    text: words,
    max,
    isRequired,
  });
  return [
    text('title', 'Title', title, TRIP_LIMITS.title.max, true),
    text('description', 'Summary', description, TRIP_LIMITS.description.max, true),
    text('disabilityContext', 'About the author’s disability', disabilityContext, TRIP_LIMITS.disabilityContext),
    text('story', 'Story', story, TRIP_LIMITS.story),
    ...days.flatMap((day) => [
      text(dayPart(day, 'title'), `Day ${day.dayNumber}, title`, day.title, TRIP_LIMITS.dayTitle, true),
      text(dayPart(day, 'content'), `Day ${day.dayNumber}`, day.content, TRIP_LIMITS.dayContent),
      text(
        dayPart(day, 'notes'),
        `Day ${day.dayNumber}, accessibility`,
        day.accessibilityNotes,
        TRIP_LIMITS.accessibilityNotes,
      ),
    ]),
  ];
}

function written(trip: TripRow, texts: Readonly<Record<string, string>>): TripRow {
  return {
    ...trip,
    title: texts['title'] ?? trip.title,
    description: texts['description'] ?? trip.description,
    disabilityContext: texts['disabilityContext'] ?? trip.disabilityContext,
    story: texts['story'] ?? trip.story,
    days: trip.days.map((day) => ({
      ...day,
      title: texts[dayPart(day, 'title')] ?? day.title,
      content: texts[dayPart(day, 'content')] ?? day.content,
      accessibilityNotes: texts[dayPart(day, 'notes')] ?? day.accessibilityNotes,
    })),
  };
}
