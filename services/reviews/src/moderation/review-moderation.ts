import { Injectable } from '@nestjs/common';
import type { ContentState, CorrectableText, ShownContent } from '@waymark/contracts-core';
import { placePath, RATING_AREA_LABELS, RATING_AREAS, type RatingField } from '@waymark/contracts-reviews';
import {
  contentNumber,
  hiddenContentOf,
  stateOf,
  type AboutContent,
  type ModerationKind,
  type Tx,
} from '@waymark/service-kit';
import sql from 'sql-template-tag';
import { PrismaService } from '../prisma.service';
import { toPhoto } from '../photo/photo.mapper';
import { ReviewerTally } from '../consumers/reviewer-tally';
import { OwnReview } from '../review/own-review';

const COMMENT_MAX = 5_000;

/** The columns of review_version. */
type Written = Partial<Record<RatingField, number | null>> & { reviewerName?: string; comment?: string };

@Injectable()
export class ReviewModeration implements ModerationKind {
  constructor(
    private readonly prisma: PrismaService,
    private readonly own: OwnReview,
    private readonly tally: ReviewerTally,
  ) {}

  async about(tx: Tx, contentId: string): Promise<AboutContent | null> {
    const row = await tx.one<{ authorId: number | null; venueId: number; kind: string | null; createdAt: Date }>(sql`
      SELECT review.author_id AS "authorId", venue.id AS "venueId", venue.kind, review.created_at AS "createdAt"
      FROM review JOIN venue ON venue.id = review.venue_id WHERE review.id = ${contentNumber(contentId)}`);
    if (!row) return null;
    const path = placePath({ id: row.venueId, kind: row.kind });
    return { authorId: row.authorId, path, writtenAt: row.createdAt };
  }

  async set(tx: Tx, contentId: string, state: ContentState): Promise<boolean> {
    const id = contentNumber(contentId);
    const locked = id === null ? null : await this.own.lockAny(tx, id);
    if (!locked || id === null) return false;
    const changed = await tx.one(sql`
      UPDATE review SET set_aside = ${hiddenContentOf(state)}, version = version + 1
      WHERE id = ${id} AND set_aside IS DISTINCT FROM ${hiddenContentOf(state)} RETURNING 1`);
    if (!changed) return true;
    await this.own.recount(tx, locked.venueId, id);
    if (locked.authorId !== null) await this.tally.recount(tx, locked.authorId);
    return true;
  }

  async texts(db: Pick<Tx, 'one'>, contentId: string): Promise<CorrectableText[] | null> {
    const row = await db.one<{ comment: string }>(
      sql`SELECT comment FROM review WHERE id = ${contentNumber(contentId)}`,
    );
    return row && [{ part: 'comment', label: 'Review', text: row.comment, max: COMMENT_MAX, isRequired: true }];
  }

  /** A trigger on the table updates the search text. */
  async write(tx: Tx, contentId: string, { comment = '' }: Readonly<Record<string, string>>): Promise<void> {
    const row = await tx.one<{ id: number; venueId: number }>(sql`
      UPDATE review SET comment = ${comment}, version = version + 1 WHERE id = ${contentNumber(contentId)}
      RETURNING id, venue_id AS "venueId"`);
    if (row) await this.own.recount(tx, row.venueId, row.id);
  }

  async show(contentId: string): Promise<ShownContent | null> {
    const row = await this.prisma.review.findUnique({
      where: { id: contentNumber(contentId) ?? 0 },
      include: {
        venue: { select: { id: true, name: true, kind: true } },
        photos: { orderBy: { position: 'asc' } },
        versions: { orderBy: { version: 'desc' } },
      },
    });
    if (!row) return null;
    return {
      state: stateOf(row.setAside),
      authorId: row.authorId,
      authorName: row.reviewerName,
      path: placePath(row.venue),
      writtenAt: row.createdAt.toISOString(),
      editedAt: row.editedAt?.toISOString() ?? null,
      title: `Review of ${row.venue.name}`,
      texts: [{ label: 'Review', text: row.comment }],
      facts: ratingsOf(row),
      photos: row.photos.map(({ id, width, height, description }) => toPhoto({ id, width, height, description })),
      earlier: row.versions.map(({ until, written }) => ({
        until: until.toISOString(),
        texts: wordsOf(written as Written),
      })),
    };
  }
}

function wordsOf(written: Written): { label: string; text: string }[] {
  const { reviewerName = '', comment = '' } = written;
  return [{ label: 'Name', text: reviewerName }, { label: 'Review', text: comment }, ...ratingsOf(written)];
}

function ratingsOf(row: Written): { label: string; text: string }[] {
  return RATING_AREAS.flatMap((area) => {
    const rating = row[`${area}Rating`];
    return rating == null ? [] : [{ label: RATING_AREA_LABELS[area], text: `${rating} of 5` }];
  });
}
