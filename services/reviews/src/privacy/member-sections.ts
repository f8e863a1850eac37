import type { ExportSection } from '@waymark/contracts-core';
import sql, { type Sql } from 'sql-template-tag';
import { memberAsPerson } from '../answer/person';
import { ownerSections } from './owner-sections';

/** Export sections for what a member said about venues outside reviews: facts, notices and place reports. */
function ledgerSections(memberId: number): (Omit<ExportSection, 'rows'> & { select: Sql })[] {
  return [
    {
      id: 'statements',
      title: 'What you said about places, with its history',
      about:
        'Each time you said whether a feature is there, in a review or on its own, and when you changed your mind or withdrew it. Others see that a visitor said so, never who.',
      select: sql`
        SELECT venue.name AS venue, statement.feature, statement.value, statement.note, statement.amount, statement.unit,
          statement.observed AS "seenOn", statement.added_at AS "saidAt", statement.ended_at AS "endedAt",
          statement.ended_as AS "endedBecause", statement.review_id AS "withReviewNumber"
        FROM statement JOIN venue ON venue.id = statement.venue_id
        WHERE statement.person = ${memberAsPerson(memberId)} ORDER BY statement.id`,
    },
    {
      id: 'notices',
      title: 'Your notices',
      about:
        'Things you reported as out of order at a place for now. Everyone can read a report until it ends. Nobody sees that it was you.',
      select: sql`
        SELECT venue.name AS venue, notice.text, notice.feature, notice.seen_on AS "seenOn", notice.ends_on AS "endsOn",
          notice.created_at AS "writtenAt", notice.ended_at AS "endedAt"
        FROM notice JOIN venue ON venue.id = notice.venue_id WHERE notice.member_id = ${memberId} ORDER BY notice.id`,
    },
    {
      id: 'notice-answers',
      title: 'Your answers to notices',
      about: 'Whether you saw it too. Others see only how many people did.',
      select: sql`
        SELECT venue.name AS venue, notice.text, answered.is_still_so AS "stillSo", answered.answered_at AS "answeredAt"
        FROM notice_answer answered JOIN notice ON notice.id = answered.notice_id JOIN venue ON venue.id = notice.venue_id
        WHERE answered.member_id = ${memberId} ORDER BY answered.answered_at, answered.notice_id`,
    },
    {
      id: 'place-reports',
      title: 'Places that you reported',
      about:
        'When you said that a place has closed, has moved, is listed twice or is still open. Nobody else sees that it was you.',
      select: sql`
        SELECT venue.name AS venue, report.what, other.name AS "nowKnownAs", report.reported_at AS "reportedAt"
        FROM place_report report JOIN venue ON venue.id = report.venue_id LEFT JOIN venue other ON other.id = report.other_id
        WHERE report.member_id = ${memberId} ORDER BY report.reported_at, report.venue_id`,
    },
  ];
}

export type Section = Omit<ExportSection, 'rows'> & { select: Sql };

/** Export sections of this service about a member, with one query each. */
export function memberSections(memberId: number): Section[] {
  return [
    {
      id: 'reviews',
      title: 'Your reviews',
      about:
        'What you wrote about venues, with your ratings and what you said about their features. Everyone can read this, except your disability type unless you chose to show it.',
      select: sql`
        SELECT review.id AS "reviewNumber", venue.name AS venue, venue.city, venue.country, review.reviewer_name AS "nameShown",
          review.comment AS text, review.overall_rating AS "overallRating", review.mobility_rating AS "mobilityRating",
          review.visual_rating AS "visualRating", review.hearing_rating AS "hearingRating",
          review.cognitive_rating AS "cognitiveRating", review.street_infrastructure_rating AS "streetInfrastructureRating",
          review.service_animal_rating AS "serviceAnimalRating", review.verify AS "answersAboutFeatures",
          disability.disability_type AS "disabilityType", review.show_disability_type AS "disabilityTypeShown",
          review.visit_month AS "monthOfVisit", review.rewarded AS "rewardedForIt", review.helpful_count AS "foundHelpfulBy",
          review.created_at AS "writtenAt", review.edited_at AS "editedAt"
        FROM review JOIN venue ON venue.id = review.venue_id
        LEFT JOIN review_disability disability ON disability.review_id = review.id
        WHERE review.author_id = ${memberId} ORDER BY review.id`,
    },
    {
      id: 'photos',
      title: 'Your photos',
      about:
        'Photos that you uploaded. Everyone can see photos in a review. A photo without a review is removed after a day. The files are in the folder “reviews” beside this page.',
      select: sql`
        SELECT id AS "fileName", review_id AS "reviewNumber", description, width, height, created_at AS "uploadedAt"
        FROM review_photo WHERE member_id = ${memberId} ORDER BY created_at, id`,
    },
    {
      id: 'answers',
      title: 'Your answers about venues',
      about:
        'Whether you agreed with what a venue says about itself: 1 means you agreed, 2 that you did not, 0 that you took it back. Others see only how many people agreed.',
      select: sql`
        SELECT venue.name AS venue, answer.feature, answer.answer, answer.answered_at AS "answeredAt", answer.review_id AS "withReviewNumber"
        FROM answer JOIN venue ON venue.id = answer.venue_id WHERE answer.person = ${memberAsPerson(memberId)}
        ORDER BY answer.answered_at, answer.feature`,
    },
    {
      id: 'review-versions',
      title: 'What your reviews said before you edited them',
      about: 'Your earlier words. Others see only that a review was edited, and when.',
      select: sql`
        SELECT version.review_id AS "reviewNumber", version.written, version.until
        FROM review_version version JOIN review ON review.id = version.review_id
        WHERE review.author_id = ${memberId} ORDER BY version.review_id, version.version`,
    },
    {
      id: 'service-suggestions',
      title: 'Support services that you suggested',
      about: 'Only our staff can read this. What they accept is shown without your name.',
      select: sql`
        SELECT name, type, description, city, eligibility_criteria AS "whoFor", phone, email, website, languages,
               how_known AS "howYouKnowOfIt", state, created_at AS "suggestedAt"
        FROM support_service_suggestion WHERE member_id = ${memberId} ORDER BY id`,
    },
    {
      id: 'review-reports',
      title: 'Reviews that you reported',
      about: 'Only our staff can read this. The author never learns who reported a review.',
      select: sql`
        SELECT review_id AS "reviewNumber", reason, details, reported_at AS "reportedAt"
        FROM review_report WHERE member_id = ${memberId} ORDER BY reported_at, review_id`,
    },
    ...ledgerSections(memberId),
    ...ownerSections(memberId),
    {
      id: 'votes',
      title: 'Your votes',
      about: 'Other people’s reviews that you found helpful or not. Others see only how many people voted.',
      select: sql`
        SELECT review_id AS "reviewNumber", is_helpful AS "helpful", voted_at AS "votedAt"
        FROM vote WHERE member_id = ${memberId} ORDER BY voted_at`,
    },
    {
      id: 'venues',
      title: 'Venues that you added',
      about: 'Places that you were the first to add. Nobody else sees that it was you.',
      select: sql`SELECT id AS "venueNumber", name, description, city, country, created_at AS "addedAt" FROM venue WHERE created_by = ${memberId} ORDER BY id`,
    },
    {
      id: 'health-consent',
      title: 'Your consent to health data in reviews',
      about: 'Whether and when you allowed us to store your disability type with your reviews.',
      select: sql`SELECT given_at AS "givenAt" FROM health_consent WHERE member_id = ${memberId}`,
    },
    {
      id: 'known-as',
      title: 'Your name beside your reviews',
      about: 'A copy of your public name and badges, shown beside your reviews.',
      select: sql`
        SELECT display_name AS "displayName", username, is_verified AS "verified", is_influencer AS "influencer",
          is_public AS "profilePublic", is_active AS "active"
        FROM member WHERE id = ${memberId}`,
    },
    {
      id: 'agreement',
      title: 'How far others agree with your answers',
      about:
        'How many of your answers others later confirmed or corrected, and how many agree. Nobody else sees this. Its level decides the order in which staff look at reports, and how many of your first comments need approval.',
      select: sql`
        SELECT checked, agreed, level, counted_at AS "countedAt" FROM member_trust
        WHERE member_id = ${memberId} AND counted_at IS NOT NULL`,
    },
    {
      id: 'standing',
      title: 'Your reviews in numbers',
      about:
        'How many reviews you wrote and how many helpful votes they have. The member with the most is shown as the top reviewer.',
      select: sql`
        SELECT tally.review_count AS "reviews", tally.helpful_votes AS "helpfulVotes", top.member_id IS NOT NULL AS "topReviewer"
        FROM reviewer_tally tally LEFT JOIN top_reviewer top ON top.member_id = tally.member_id
        WHERE tally.member_id = ${memberId}`,
    },
  ];
}
