import sql, { type Sql } from 'sql-template-tag';

/**
 * SELECT … FROM for ReviewRow; the disability type leaves the database only when its author shows it. Of a hidden or
 * suspended member nobody else learns the id; the name that the review was written under stays.
 */
export function selectReviews(reader: number | null): Sql {
  return sql`
  SELECT review.id, review.venue_id AS "venueId",
         json_build_object('id', venue.id, 'name', venue.name, 'city', venue.city,
                           'country', venue.country, 'category', venue.category) AS venue,
         CASE WHEN member.is_public AND member.is_active OR review.author_id = ${reader} THEN review.author_id END AS "userId",
         review.reviewer_name AS "reviewerName",
         CASE WHEN member.is_public AND member.is_active THEN member.id END AS "reviewerProfileId",
         coalesce(member.is_verified AND member.is_active, false) AS "isVerified",
         top.member_id IS NOT NULL AS "isTopReviewer",
         review.is_sample AS "isSample",
         CASE WHEN review.show_disability_type THEN disability.disability_type END AS "disabilityType",
         review.created_at AS "createdAt", review.overall_rating AS "overallRating",
         review.mobility_rating AS "mobilityRating", review.visual_rating AS "visualRating",
         review.hearing_rating AS "hearingRating", review.cognitive_rating AS "cognitiveRating",
         review.street_infrastructure_rating AS "streetInfrastructureRating",
         review.service_animal_rating AS "serviceAnimalRating",
         review.comment, review.verify, review.helpful_count AS "helpfulCount",
         review.total_votes AS "totalVotes", own.is_helpful AS "userVote",
         review.visit_month AS "visitMonth", review.rewarded,
         (SELECT coalesce(json_agg(json_build_object('id', photo.id, 'width', photo.width, 'height', photo.height,
                                                     'description', photo.description) ORDER BY photo.position), '[]')
          FROM review_photo photo WHERE photo.review_id = review.id) AS photos
  FROM review
  JOIN venue ON venue.id = review.venue_id
  LEFT JOIN member ON member.id = review.author_id
  LEFT JOIN top_reviewer top ON top.member_id = review.author_id
  LEFT JOIN review_disability disability ON disability.review_id = review.id
  LEFT JOIN vote own ON own.review_id = review.id AND own.member_id = ${reader}`;
}
