import { Injectable } from '@nestjs/common';
import type { Corrected, HiddenContent } from '@waymark/contracts-core';
import { asideOf, correctedOf, Database, FORMER_MEMBER, OwnMarks, type Tx } from '@waymark/service-kit';
import sql, { empty, type Sql } from 'sql-template-tag';
import type { DisabilityType, Feature, RatingField, VenueReply } from '@waymark/contracts-reviews';
import { replyOf } from '../owner/owner-standing.sql';
import { PrismaService } from '../prisma.service';
import { isApartFromSome } from './review-filter.sql';
import { withPicked, type Pick } from './review-pick.sql';

/** A review as a database row. */
export interface ReviewRow extends Record<RatingField, number | null> {
  id: number;
  venueId: number;
  venue: { id: number; name: string; city: string | null; country: string; category: string; kind: string | null };
  userId: number | null;
  reviewerName: string;
  reviewerProfileId: number | null;
  isVerified: boolean;
  isTopReviewer: boolean;
  isSample: boolean;
  disabilityType: string | null;
  createdAt: Date;
  editedAt: Date | null;
  overallRating: number | null;
  comment: string;
  verify: Partial<Record<Feature, 1 | 2>>;
  helpfulCount: number;
  totalVotes: number;
  userVote: boolean | null;
  /** Set if the reader's vote is unknown right now. */
  isVoteUnknown?: true;
  visitMonth: string | null;
  rewarded: boolean;
  photos: { id: string; width: number; height: number; description: string; setAside?: HiddenContent | null }[];
  venueReply: VenueReply | null;
  /** The moderators' decision; only the author ever gets it. */
  setAside: HiddenContent | null;
  corrected: Corrected | null;
}

/**
 * SELECT … FROM for ReviewRow. The disability type is read only if its author shows it. Nobody else gets the ID of a
 * private or suspended member; the name on the review stays. With a block between author and reader, the review
 * appears without its author, because its facts about the venue matter to everyone. `withVotes` also reads the
 * reader's vote.
 */
function selectReviews(reader: number | null, withVotes: boolean): Sql {
  return sql`
  SELECT review.id, review.venue_id AS "venueId",
         json_build_object('id', venue.id, 'name', venue.name, 'city', venue.city,
                           'country', venue.country, 'category', venue.category, 'kind', venue.kind) AS venue,
         CASE WHEN member.is_public AND member.is_active OR review.author_id = ${reader} THEN review.author_id END AS "userId",
         CASE WHEN is_apart(review.author_id, ${reader}) THEN ${FORMER_MEMBER} ELSE review.reviewer_name END AS "reviewerName",
         CASE WHEN member.is_public AND member.is_active THEN member.id END AS "reviewerProfileId",
         coalesce(member.is_verified AND member.is_active, false) AS "isVerified",
         top.member_id IS NOT NULL AS "isTopReviewer",
         review.is_sample AS "isSample",
         CASE WHEN review.show_disability_type AND NOT is_apart(review.author_id, ${reader}) THEN disability.disability_type END AS "disabilityType",
         review.created_at AS "createdAt", review.edited_at AS "editedAt", review.overall_rating AS "overallRating",
         review.mobility_rating AS "mobilityRating", review.visual_rating AS "visualRating",
         review.hearing_rating AS "hearingRating", review.cognitive_rating AS "cognitiveRating",
         review.street_infrastructure_rating AS "streetInfrastructureRating",
         review.service_animal_rating AS "serviceAnimalRating",
         review.comment, review.verify, review.helpful_count AS "helpfulCount",
         review.total_votes AS "totalVotes", ${withVotes ? sql`own.is_helpful` : sql`NULL::boolean`} AS "userVote",
         review.visit_month AS "visitMonth", review.rewarded,
         ${replyOf(sql`review`)} AS "venueReply",
         ${asideOf(sql`review`, 'review')} AS "setAside",
  ${correctedOf(sql`review`, 'review', sql`review.author_id = ${reader}`)} AS corrected,
         (SELECT coalesce(json_agg(json_build_object('id', photo.id, 'width', photo.width, 'height', photo.height,
                                                     'description', photo.description, 'setAside', ${asideOf(sql`photo`, 'venue-photo')})
                           ORDER BY photo.position), '[]')
          FROM review_photo photo
          WHERE photo.review_id = review.id AND (photo.set_aside IS NULL OR review.author_id = ${reader})) AS photos
  FROM review
  JOIN venue ON venue.id = review.venue_id
  LEFT JOIN member ON member.id = review.author_id AND NOT is_apart(review.author_id, ${reader})
  LEFT JOIN top_reviewer top ON top.member_id = member.id
  LEFT JOIN review_disability disability ON disability.review_id = review.id
  ${withVotes ? sql`LEFT JOIN vote own ON own.review_id = review.id AND own.member_id = ${reader}` : empty}`;
}

export interface OwnReviewRow extends ReviewRow {
  showDisabilityType: boolean;
  ownDisabilityType: DisabilityType | null;
  version: number;
}

/** Identifies the state of every count: the newest review and the newest moderation decision. */
export interface Stamp {
  newestId: number;
  newestStep: number;
}

type PickedRow = ReviewRow & Stamp & { isApart: boolean };

@Injectable()
export class ReviewRepository {
  private readonly votes = new OwnMarks();

  constructor(
    private readonly database: Database,
    private readonly prisma: PrismaService,
  ) {}

  /** Returns the newest reviews of a venue. `reader` is needed for their own votes. */
  async newestOf(venueId: number, limit: number, reader: number | null): Promise<ReviewRow[]> {
    return (await this.page({ filter: { venueId }, sort: 'newest', cursor: null, limit }, reader)).rows;
  }

  /** Returns one page with its stamp, and whether the reader has any block; unknown for an empty page. One query. */
  async page(pick: Pick, reader: number | null): Promise<{ rows: ReviewRow[]; stamp: Stamp; mayBeApart: boolean }> {
    const rows = await this.votes.shown(reader, async (withVotes) => {
      const found = await this.picked(pick, reader, withVotes);
      return withVotes || reader === null ? found : found.map((row) => ({ ...row, isVoteUnknown: true as const }));
    });
    const { newestId = 0, newestStep = 0, isApart = reader !== null } = rows[0] ?? {};
    return {
      rows: rows.map(({ newestId: _id, newestStep: _step, isApart: _apart, ...row }) => row as ReviewRow),
      stamp: { newestId, newestStep },
      mayBeApart: isApart,
    };
  }

  private picked(pick: Pick, reader: number | null, withVotes: boolean): Promise<PickedRow[]> {
    const { filter, cursor } = pick;
    return this.database.query<PickedRow>(
      sql`
      ${withPicked(pick)}
      SELECT listed.*, (SELECT max(id) FROM review) AS "newestId",
             (SELECT coalesce(max(step), 0)::float8 FROM moderated_step) AS "newestStep",
             ${reader === null ? sql`false` : isApartFromSome(reader)} AS "isApart"
      FROM (${selectReviews(reader, withVotes)}) AS listed JOIN picked ON picked.id = listed.id
      ORDER BY picked.position`,
      undefined,
      // Prepares the most frequent query, the first page of a venue or of all: planning takes 8 ms, more than running
      // it.
      { isPrepared: cursor === null && filter.words === undefined && filter.rating === undefined },
    );
  }

  /** Returns a member's own review, with the disability type even if it is not public; null for others' reviews. */
  async own(id: number, memberId: number): Promise<OwnReviewRow | null> {
    const row = await this.byId(this.database, id, memberId);
    if (!row || row.userId !== memberId) return null;
    const own = await this.prisma.review.findUnique({
      where: { id },
      select: { showDisabilityType: true, version: true, disability: { select: { disabilityType: true } } },
    });
    // Only values of the contract are written to this text column.
    const ownDisabilityType = (own?.disability?.disabilityType ?? null) as DisabilityType | null;
    const { showDisabilityType = false, version = 1 } = own ?? {};
    return { ...row, showDisabilityType, version, ownDisabilityType };
  }

  /** Returns a review for its author, who cannot vote on it. */
  byId(tx: { one: Tx['one'] }, id: number, author: number): Promise<ReviewRow | null> {
    return tx.one<ReviewRow>(sql`${selectReviews(author, false)} WHERE review.id = ${id}`);
  }
}
