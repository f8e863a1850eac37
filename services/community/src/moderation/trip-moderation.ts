import { Injectable } from '@nestjs/common';
import { tripPath } from '@waymark/contracts-community';
import type { ContentState, CorrectableText, ShownContent } from '@waymark/contracts-core';
import {
  contentNumber,
  hiddenContentOf,
  stateOf,
  type AboutContent,
  type ModerationKind,
  type Tx,
} from '@waymark/service-kit';
import sql from 'sql-template-tag';
import { ActivityWriter } from '../activity/activity-writer';
import { PrismaService } from '../prisma.service';
import { TellTrip } from '../trip/tell-trip';
import { CorrectTrip } from './correct-trip';
import { toTripPhoto } from '../trip-photo/trip-photo.repository';

interface Known {
  id: number;
  authorId: number;
  title: string;
  createdAt: Date;
  /** Whether the author wants it published, and whether others were notified of it. */
  isWanted: boolean;
  isTold: boolean;
}

@Injectable()
export class TripModeration implements ModerationKind {
  constructor(
    private readonly prisma: PrismaService,
    private readonly tell: TellTrip,
    private readonly activity: ActivityWriter,
    private readonly correct: CorrectTrip,
  ) {}

  async about(tx: Tx, contentId: string): Promise<AboutContent | null> {
    const trip = await this.find(tx, contentId);
    return trip && { authorId: trip.authorId, path: tripPath(trip.id), writtenAt: trip.createdAt };
  }

  async set(tx: Tx, contentId: string, state: ContentState): Promise<boolean> {
    const trip = await this.find(tx, contentId);
    if (!trip) return false;
    const aside = hiddenContentOf(state);
    await tx.query(sql`
      UPDATE trip_blog
      SET set_aside = ${aside}, is_published = (is_published OR was_published) AND ${aside}::text IS NULL,
          was_published = (is_published OR was_published) AND ${aside}::text IS NOT NULL
      WHERE id = ${trip.id}`);
    await this.activity.setAside(tx, 'trip', String(trip.id), aside !== null);
    // Publishing or unpublishing by the author meanwhile is announced when the trip is shown again.
    if (aside === null && trip.isWanted !== trip.isTold)
      await this.tell.changed(tx, { ...trip, wasPublished: trip.isTold, isPublished: trip.isWanted });
    return true;
  }

  texts(db: Pick<Tx, 'one'>, contentId: string): Promise<CorrectableText[] | null> {
    return this.correct.texts(db, contentNumber(contentId));
  }

  wrong(part: string, text: string): string | null {
    return this.correct.wrong(part, text);
  }

  async write(tx: Tx, contentId: string, texts: Readonly<Record<string, string>>): Promise<void> {
    const trip = await this.find(tx, contentId);
    if (!trip) return;
    await this.correct.write(tx, trip.id, texts);
    const told = { ...trip, title: texts['title'] ?? trip.title, wasPublished: trip.isTold, isPublished: trip.isTold };
    await this.tell.changed(tx, told);
  }

  async show(contentId: string): Promise<ShownContent | null> {
    const row = await this.prisma.tripBlog.findUnique({
      where: { id: contentNumber(contentId) ?? 0 },
      include: { days: { orderBy: { dayNumber: 'asc' } }, photos: { orderBy: { position: 'asc' } } },
    });
    if (!row) return null;
    const days = row.days.flatMap(({ dayNumber, title, content, accessibilityNotes }) => [
      { label: `Day ${dayNumber}`, text: [title, content].filter(Boolean).join('\n\n') },
      { label: `Day ${dayNumber}, accessibility`, text: accessibilityNotes ?? '' },
    ]);
    const texts = [
      { label: 'Summary', text: row.description },
      { label: 'About the author’s disability, in their words', text: row.disabilityContext ?? '' },
      { label: 'Story', text: row.story },
      ...days,
    ];
    return {
      state: stateOf(row.setAside),
      authorId: row.authorId,
      authorName: row.authorName,
      path: tripPath(row.id),
      writtenAt: row.createdAt.toISOString(),
      editedAt: row.version > 1 ? row.changedAt.toISOString() : null,
      title: row.title,
      texts: texts.filter(({ text }) => text !== ''),
      facts: [
        { label: 'Destination', text: row.destination },
        { label: 'Cover', text: row.coverUrl ?? '' },
      ].filter(({ text }) => text !== ''),
      photos: row.photos.map(({ id, width, height, description }) => toTripPhoto({ id, width, height, description })),
      earlier: [],
    };
  }

  /** Locks the trip, so that nobody can publish it meanwhile. */
  private async find(tx: Tx, contentId: string): Promise<Known | null> {
    // Locks in a separate statement: a single statement that waits for the lock would still read the old days.
    await tx.query(sql`SELECT 1 FROM trip_blog WHERE id = ${contentNumber(contentId)} FOR UPDATE`);
    return tx.one<Known>(sql`
      SELECT id, author_id AS "authorId", title, created_at AS "createdAt", is_published OR was_published AS "isWanted",
             EXISTS (SELECT 1 FROM activity WHERE subject = 'trip:' || trip_blog.id) AS "isTold"
      FROM trip_blog WHERE id = ${contentNumber(contentId)}`);
  }
}
