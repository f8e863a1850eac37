import { Injectable } from '@nestjs/common';
import { type Before, type MemberSpan, type UndoneKind, type Tx } from '@waymark/service-kit';
import sql, { type Sql } from 'sql-template-tag';
import { MemberEvents } from '../member/member-events';

interface Said {
  displayName: string;
  publicBio: string;
  location: string;
}

const FIELDS = ['displayName', 'publicBio', 'location'] as const;

/**
 * Restores name, profile text and place to their values before the day's first change. A field changed again on a
 * later day is no longer part of this day, and stays.
 */
@Injectable()
export class UndoneProfile implements UndoneKind {
  constructor(private readonly events: MemberEvents) {}

  rows({ memberId, from, to }: MemberSpan): Sql {
    return sql`
      SELECT before.id::text AS content_id, before.until AS at, 'Before: ' || before.display_name AS title,
             concat_ws(', ', nullif(before.public_bio, ''), nullif(before.location, '')) AS said, '/profile/' || profile.id AS path
      FROM (SELECT * FROM profile_version WHERE member_id = ${memberId} AND until >= ${from} AND until < ${to} ORDER BY id LIMIT 1) AS before
      JOIN user_profile profile ON profile.id = before.member_id
      WHERE (profile.display_name, profile.public_bio, profile.location) <> (before.display_name, before.public_bio, before.location)
        AND NOT EXISTS (SELECT 1 FROM profile_version later WHERE later.member_id = ${memberId} AND later.until >= ${to})`;
  }

  async take(tx: Tx, contentId: string, memberId: number): Promise<Before | null> {
    const now = await this.lock(tx, memberId);
    const was = await tx.one<Said>(sql`
      SELECT display_name AS "displayName", public_bio AS "publicBio", location FROM profile_version WHERE id = ${contentId}::bigint`);
    if (!now || !was) return null;
    await this.write(tx, memberId, was);
    const { displayName, publicBio, location } = was;
    return { ...now, toDisplayName: displayName, toPublicBio: publicBio, toLocation: location };
  }

  /** Restores the fields of a profile. Fields that the member has changed since stay unchanged. */
  async bringBack(tx: Tx, _contentId: string, memberId: number, before: Before): Promise<boolean> {
    const now = await this.lock(tx, memberId);
    if (!now) return false;
    const changed = FIELDS.filter((field) => before[`to${field[0]?.toUpperCase()}${field.slice(1)}`] === now[field]);
    const back = Object.fromEntries(changed.map((field) => [field, String(before[field])]));
    await this.write(tx, memberId, { ...now, ...back });
    return changed.length > 0;
  }

  private lock(tx: Tx, memberId: number): Promise<Said | null> {
    return tx.one<Said>(sql`
      SELECT p.display_name AS "displayName", p.public_bio AS "publicBio", p.location
      FROM "user" u JOIN user_profile p ON p.id = u.id WHERE u.id = ${memberId} FOR NO KEY UPDATE`);
  }

  private async write(tx: Tx, memberId: number, { displayName, publicBio, location }: Said): Promise<void> {
    await tx.query(sql`UPDATE "user" SET display_name = ${displayName} WHERE id = ${memberId}`);
    await tx.query(sql`
      UPDATE user_profile SET display_name = ${displayName}, public_bio = ${publicBio}, location = ${location} WHERE id = ${memberId}`);
    await this.events.changed(tx, memberId);
  }
}
