import type { CaseAct, ToldType } from '@waymark/contracts-community';
import sql from 'sql-template-tag';

export interface NotificationRow {
  id: number;
  type: ToldType;
  actorId: number | null;
  actorName: string | null;
  blogId: number | null;
  tripTitle: string | null;
  commentId: number | null;
  reviewId: number | null;
  venueId: number | null;
  venueName: string | null;
  /** The moderation decision, and the content that it is about. */
  decisionId: number | null;
  act: CaseAct | null;
  contentPath: string | null;
  isHeld: boolean;
  amount: number;
  isRead: boolean;
  createdAt: Date;
}

/** The columns of a notification, for a SELECT from `shownTo`. */
export const NOTIFICATION_COLUMNS = sql`
  n.id, n.type, n.actor_id AS "actorId", actor.display_name AS "actorName", n.blog_id AS "blogId", trip.name AS "tripTitle",
  n.comment_id AS "commentId", n.review_id AS "reviewId", n.venue_id AS "venueId", venue.name AS "venueName",
  n.decision_id AS "decisionId", decision.act, content.path AS "contentPath",
  n.is_held AS "isHeld", n.amount, n.read_at IS NOT NULL AS "isRead", n.created_at AS "createdAt"`;
