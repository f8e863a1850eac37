import { Injectable } from '@nestjs/common';
import type { ContentState, ShownContent } from '@waymark/contracts-core';
import { FEATURE_LABELS, placePath, venueChanged, type Feature } from '@waymark/contracts-reviews';
import {
  contentNumber,
  Database,
  Outbox,
  hiddenContentOf,
  stateOf,
  type AboutContent,
  type ModerationKind,
  type Tx,
} from '@waymark/service-kit';
import sql from 'sql-template-tag';
import { AnswerWriter } from '../answer/answer-writer';
import { venueNews } from '../venue/venue-news';
import { VenueWriter } from '../venue/venue-writer';

interface AnswerRow {
  id: number;
  setAside: string | null;
  authorId: number | null;
  authorName: string | null;
  venueId: number;
  venueName: string;
  kind: string | null;
  feature: Feature;
  value: string;
  observed: string;
  addedAt: Date;
}

const SAID: Readonly<Record<string, string>> = { yes: 'It is there', no: 'It is not there' };

/** Moderation of a visitor's answer about one feature, identified by its ID in the `statement` table. */
@Injectable()
export class AnswerModeration implements ModerationKind {
  constructor(
    private readonly database: Database,
    private readonly venues: VenueWriter,
    private readonly answers: AnswerWriter,
    private readonly outbox: Outbox,
  ) {}

  async about(tx: Tx, contentId: string): Promise<AboutContent | null> {
    const row = await this.find(tx, contentId);
    return (
      row && { authorId: row.authorId, path: placePath({ id: row.venueId, kind: row.kind }), writtenAt: row.addedAt }
    );
  }

  async set(tx: Tx, contentId: string, state: ContentState): Promise<boolean> {
    const known = await this.find(tx, contentId);
    if (!known) return false;
    await this.venues.lock(tx, known.venueId);
    const row = await tx.one(
      sql`UPDATE statement SET set_aside = ${hiddenContentOf(state)} WHERE id = ${known.id} RETURNING 1`,
    );
    if (!row) return false;
    await this.answers.statementChanged(tx, known.venueId, known.id);
    await this.venues.recount(tx, known.venueId);
    await this.outbox.add(tx, venueChanged, await venueNews(tx, known.venueId));
    return true;
  }

  async show(contentId: string): Promise<ShownContent | null> {
    const row = await this.find(this.database, contentId);
    if (!row) return null;
    return {
      state: stateOf(row.setAside),
      authorId: row.authorId,
      authorName: row.authorName,
      path: placePath({ id: row.venueId, kind: row.kind }),
      writtenAt: row.addedAt.toISOString(),
      editedAt: null,
      title: `${FEATURE_LABELS[row.feature]} at ${row.venueName}`,
      texts: [{ label: 'Answer', text: SAID[row.value] ?? row.value }],
      facts: [{ label: 'Seen on', text: row.observed }],
      photos: [],
      earlier: [],
    };
  }

  private find(db: Pick<Tx, 'one'>, contentId: string): Promise<AnswerRow | null> {
    return db.one<AnswerRow>(sql`
      SELECT said.id::float8 AS id, said.set_aside AS "setAside", member.id AS "authorId", member.display_name AS "authorName",
             venue.id AS "venueId", venue.name AS "venueName", venue.kind, said.feature, said.value,
             coalesce(to_char(said.observed, 'YYYY-MM-DD')::text, '') AS observed, said.added_at AS "addedAt"
      FROM statement said JOIN venue ON venue.id = said.venue_id
      LEFT JOIN member ON said.person = 'member:' || member.id
      WHERE said.id = ${contentNumber(contentId)} AND said.said_by = 'visitor'`);
  }
}
