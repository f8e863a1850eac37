import { Injectable } from '@nestjs/common';
import type { ContentState, ShownContent } from '@waymark/contracts-core';
import { placePath } from '@waymark/contracts-reviews';
import {
  Database,
  hiddenContentOf,
  stateOf,
  type AboutContent,
  type ModerationKind,
  type Tx,
} from '@waymark/service-kit';
import sql from 'sql-template-tag';
import { z } from 'zod';
import { toPhoto } from '../photo/photo.mapper';

interface PhotoRow {
  id: string;
  setAside: string | null;
  authorId: number | null;
  authorName: string;
  venueId: number;
  venueName: string;
  kind: string | null;
  createdAt: Date;
  width: number;
  height: number;
  description: string;
}

/**
 * Moderation of photos in reviews. Hiding a photo removes it from its review and from the venue's photos, and blocks
 * its files.
 */
@Injectable()
export class PhotoModeration implements ModerationKind {
  constructor(private readonly database: Database) {}

  async about(tx: Tx, contentId: string): Promise<AboutContent | null> {
    const row = await this.find(tx, contentId);
    return (
      row && { authorId: row.authorId, path: placePath({ id: row.venueId, kind: row.kind }), writtenAt: row.createdAt }
    );
  }

  async set(tx: Tx, contentId: string, state: ContentState): Promise<boolean> {
    const id = uuidOf(contentId);
    const row = await tx.one(sql`
      UPDATE review_photo SET set_aside = ${hiddenContentOf(state)} WHERE id = ${id}::uuid AND review_id IS NOT NULL RETURNING 1`);
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
      writtenAt: row.createdAt.toISOString(),
      editedAt: null,
      title: `Photo of ${row.venueName}`,
      texts: [{ label: 'Description', text: row.description }],
      facts: [],
      photos: [toPhoto({ ...row, setAside: null })],
      earlier: [],
    };
  }

  private find(db: Pick<Tx, 'one'>, contentId: string): Promise<PhotoRow | null> {
    return db.one<PhotoRow>(sql`
      SELECT photo.id, photo.set_aside AS "setAside", photo.member_id AS "authorId", review.reviewer_name AS "authorName",
             venue.id AS "venueId", venue.name AS "venueName", venue.kind, photo.created_at AS "createdAt",
             photo.width, photo.height, photo.description
      FROM review_photo photo JOIN review ON review.id = photo.review_id JOIN venue ON venue.id = review.venue_id
      WHERE photo.id = ${uuidOf(contentId)}::uuid`);
  }
}

const uuidSchema = z.uuid();
const uuidOf = (contentId: string): string | null => uuidSchema.safeParse(contentId).data ?? null;
