import { Injectable } from '@nestjs/common';
import { PUBLIC_BIO_MAX, TRAVEL_STYLE_LABELS, type TravelStyle } from '@waymark/contracts-account';
import type { ContentState, CorrectableText, ShownContent } from '@waymark/contracts-core';
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
import { MemberEvents } from '../member/member-events';

interface ShownRow {
  id: number;
  displayName: string;
  username: string;
  publicBio: string;
  interests: string[];
  location: string;
  travelStyle: TravelStyle | null;
  visibility: string;
  setAside: string | null;
  joinedAt: Date;
}

const BIO_LABEL = 'About themselves';

const pathOf = (id: number): string => `/profile/${id}`;

/** Moderation of public profiles. Staff see only what others could read, not the email address or access needs. */
@Injectable()
export class ProfileModeration implements ModerationKind {
  constructor(
    private readonly database: Database,
    private readonly events: MemberEvents,
  ) {}

  async about(tx: Tx, contentId: string): Promise<AboutContent | null> {
    const row = await tx.one<{ id: number; joinedAt: Date }>(
      sql`SELECT id, joined_at AS "joinedAt" FROM user_profile WHERE id = ${contentNumber(contentId)}`,
    );
    return row && { authorId: row.id, path: pathOf(row.id), writtenAt: row.joinedAt };
  }

  /** Hides or shows a profile. Other slices treat this like a profile that becomes private, or public again. */
  async set(tx: Tx, contentId: string, state: ContentState): Promise<boolean> {
    const aside = hiddenContentOf(state);
    // Locks the member before the profile, as everywhere.
    const row = await tx.one<{ id: number; before: string | null }>(sql`
      SELECT p.id, p.set_aside AS before FROM "user" u JOIN user_profile p ON p.id = u.id
      WHERE u.id = ${contentNumber(contentId)} FOR NO KEY UPDATE`);
    if (!row) return false;
    if (row.before === aside) return true;
    await tx.query(sql`UPDATE user_profile SET set_aside = ${aside} WHERE id = ${row.id}`);
    await this.events.changed(tx, row.id);
    return true;
  }

  /** Returns the texts that staff can correct; without public text there are none. */
  async texts(db: Pick<Tx, 'one'>, contentId: string): Promise<CorrectableText[] | null> {
    const row = await db.one<{ text: string }>(sql`
      SELECT public_bio AS text FROM user_profile WHERE id = ${contentNumber(contentId)}`);
    return row && [{ part: 'publicBio', label: BIO_LABEL, text: row.text, max: PUBLIC_BIO_MAX, isRequired: false }];
  }

  /** Stores a corrected text. No other slice and no index contains it. */
  async write(tx: Tx, contentId: string, { publicBio = '' }: Readonly<Record<string, string>>): Promise<void> {
    await tx.query(sql`UPDATE user_profile SET public_bio = ${publicBio} WHERE id = ${contentNumber(contentId)}`);
  }

  async show(contentId: string): Promise<ShownContent | null> {
    const row = await this.database.one<ShownRow>(sql`
      SELECT id, display_name AS "displayName", username, public_bio AS "publicBio", interests, set_aside AS "setAside",
        CASE WHEN show_location THEN location ELSE '' END AS location, travel_style AS "travelStyle",
        profile_visibility AS visibility, joined_at AS "joinedAt"
      FROM user_profile WHERE id = ${contentNumber(contentId)}`);
    if (!row) return null;
    const facts = [
      { label: 'Username', text: `@${row.username}` },
      { label: 'Lives in', text: row.location },
      { label: 'Travels', text: row.travelStyle === null ? '' : TRAVEL_STYLE_LABELS[row.travelStyle] },
      { label: 'Interests', text: row.interests.join(', ') },
      {
        label: 'Who may see it',
        text: row.visibility === 'public' ? 'Members' : 'Nobody: its member keeps it private',
      },
    ];
    return {
      state: stateOf(row.setAside),
      authorId: row.id,
      authorName: row.displayName,
      path: pathOf(row.id),
      writtenAt: row.joinedAt.toISOString(),
      editedAt: null,
      title: `Profile of ${row.displayName}`,
      texts: row.publicBio === '' ? [] : [{ label: BIO_LABEL, text: row.publicBio }],
      facts: facts.filter(({ text }) => text !== ''),
      photos: [],
      earlier: [],
    };
  }
}
