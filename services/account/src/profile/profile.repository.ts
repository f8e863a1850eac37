import { Injectable } from '@nestjs/common';
import type { ListedProfile, UserProfile, VerificationStatus } from '@waymark/contracts-account';
import { type Corrected, type HiddenContent, idSchema, momentSchema } from '@waymark/contracts-core';
import { asideOf, correctedOf, Database } from '@waymark/service-kit';
import sql from 'sql-template-tag';
import { z } from 'zod';

/** Position after a page of the list: when its last member joined, and their ID. */
export const profileCursorSchema = z.tuple([momentSchema, idSchema]);
type ProfileCursor = z.infer<typeof profileCursorSchema>;

export type ListedProfileRow = Omit<ListedProfile, 'joinedAt'> & { joinedAt: Date };

/** A profile selected for other readers: hidden fields never leave the database. */
export type ProfileRow = Omit<UserProfile, 'bio' | 'joinedAt' | 'corrected'> & {
  joinedAt: Date;
  correctedAt: Date | null;
};

/** Fields for the owner only. */
export interface OwnProfileRow {
  publicBio: string;
  interests: string[];
  favoriteVenueTypes: string[];
  profileVisibility: 'public' | 'private';
  showLocation: boolean;
  showEmail: boolean;
  travelStyle: UserProfile['travelStyle'];
  location: string;
  accessibilitySealed: string | null;
  isInfluencer: boolean;
  isTopReviewer: boolean;
  verificationStatus: VerificationStatus;
  profileImageUrl: string | null;
  joinedAt: Date;
  points: number;
  setAside: HiddenContent | null;
  corrected: Corrected | null;
}

/** All reads of profiles. */
@Injectable()
export class ProfileRepository {
  constructor(private readonly database: Database) {}

  own(memberId: number): Promise<OwnProfileRow | null> {
    return this.database.one<OwnProfileRow>(sql`
      SELECT p.public_bio AS "publicBio", p.interests, p.favorite_venue_types AS "favoriteVenueTypes",
        p.profile_visibility AS "profileVisibility", p.show_location AS "showLocation", p.show_email AS "showEmail",
        p.travel_style AS "travelStyle", p.location, p.accessibility_sealed AS "accessibilitySealed",
        p.is_influencer AS "isInfluencer", EXISTS (SELECT 1 FROM top_reviewer_projection top WHERE top.member_id = p.id) AS "isTopReviewer",
        p.verification_status AS "verificationStatus",
        p.profile_image_url AS "profileImageUrl", p.joined_at AS "joinedAt", p.points,
        ${asideOf(sql`p`, 'profile')} AS "setAside", ${correctedOf(sql`p`, 'profile')} AS corrected
      FROM user_profile p WHERE p.id = ${memberId}`);
  }

  /**
   * Returns a profile as other members see it. Null for private, suspended and unknown members and for those who
   * blocked the reader, which all look alike. Hidden fields stay in the database, so no later step can forget to
   * remove them.
   */
  seenBy(reader: number, id: number): Promise<ProfileRow | null> {
    return this.database.one<ProfileRow>(sql`
      SELECT p.id, p.display_name AS "displayName", p.username, p.is_verified AS "isVerified", p.is_influencer AS "isInfluencer",
        EXISTS (SELECT 1 FROM top_reviewer_projection top WHERE top.member_id = p.id) AS "isTopReviewer",
        p.profile_image_url AS "profileImageUrl", p.joined_at AS "joinedAt", p.review_count AS "reviewCount",
        p.helpful_votes AS "helpfulVotes", p.points,
        p.public_bio AS "publicBio", p.interests, p.travel_style AS "travelStyle",
        CASE WHEN p.show_location AND p.location <> '' THEN p.location END AS location, CASE WHEN p.show_email THEN u.email END AS email,
        (SELECT applied_at FROM moderated_correction
         WHERE kind = 'profile' AND content_id = p.id::text AND state = 'in-force') AS "correctedAt"
      FROM user_profile p JOIN "user" u ON u.id = p.id
      WHERE p.id = ${id} AND u.is_active AND (p.profile_visibility = 'public' AND p.set_aside IS NULL OR p.id = ${reader})
        AND NOT EXISTS (SELECT 1 FROM member_block b WHERE b.member_id = p.id AND b.blocked_id = ${reader} AND b.is_blocked)`);
  }

  /** Returns how moderators hid a profile that `reader` could read before; null for any other. */
  aside(id: number, reader: number): Promise<{ setAside: string } | null> {
    return this.database.one<{ setAside: string }>(sql`
      SELECT p.set_aside AS "setAside" FROM user_profile p JOIN "user" u ON u.id = p.id
      WHERE p.id = ${id} AND p.set_aside IS NOT NULL AND p.profile_visibility = 'public' AND u.is_active
        AND NOT EXISTS (SELECT 1 FROM member_block b WHERE b.member_id = p.id AND b.blocked_id = ${reader} AND b.is_blocked)`);
  }

  /**
   * Lists public profiles for `reader`, newest first, without members whom the reader blocked or who blocked the
   * reader.
   */
  list(cursor: ProfileCursor | null, limit: number, reader: number | null): Promise<ListedProfileRow[]> {
    const [joinedAt, id] = cursor ?? [null, null];
    // Without a cursor, its condition is constant, and PostgreSQL removes it before planning.
    return this.database.query<ListedProfileRow>(sql`
      SELECT p.id, p.display_name AS "displayName", p.username, p.is_verified AS "isVerified", p.is_influencer AS "isInfluencer",
        EXISTS (SELECT 1 FROM top_reviewer_projection top WHERE top.member_id = p.id) AS "isTopReviewer",
        p.profile_image_url AS "profileImageUrl", p.joined_at AS "joinedAt", p.review_count AS "reviewCount",
        p.helpful_votes AS "helpfulVotes", p.points
      FROM user_profile p JOIN "user" u ON u.id = p.id
      WHERE u.is_active AND p.profile_visibility = 'public' AND p.set_aside IS NULL
        AND p.id NOT IN (
          SELECT b.member_id FROM member_block b WHERE b.blocked_id = ${reader} AND b.is_blocked
          UNION ALL SELECT b.blocked_id FROM member_block b WHERE b.member_id = ${reader} AND b.is_blocked)
        AND (${id}::int IS NULL OR (p.joined_at, p.id) < (${joinedAt}::timestamptz, ${id}))
      ORDER BY p.joined_at DESC, p.id DESC LIMIT ${limit}`);
  }

  async countPublic(reader: number | null): Promise<number> {
    const row = await this.database.one<{ total: number }>(sql`
      SELECT count(*)::int AS total FROM user_profile p JOIN "user" u ON u.id = p.id
      WHERE u.is_active AND p.profile_visibility = 'public' AND p.set_aside IS NULL
        AND p.id NOT IN (
          SELECT b.member_id FROM member_block b WHERE b.blocked_id = ${reader} AND b.is_blocked
          UNION ALL SELECT b.blocked_id FROM member_block b WHERE b.member_id = ${reader} AND b.is_blocked)`);
    return row?.total ?? 0;
  }
}
