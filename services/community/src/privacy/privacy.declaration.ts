import { exportRequested, memberDeleted } from '@waymark/contracts-account';
import { communityExportPart, communityMemberErased } from '@waymark/contracts-community';
import {
  CORRECTIONS_TABLE,
  KIT_TABLES,
  MODERATION_TABLES,
  OnEvent,
  BULK_UNDO_TABLES,
  type SlicePrivacy,
} from '@waymark/service-kit';
import { CASE_TABLES } from '../case/case-privacy';
import { COMMENT_TABLES } from '../comment/comment-privacy';
import { FEEDBACK_DESK_TABLES, FEEDBACK_NOTE_TABLE } from '../feedback/feedback-privacy';
import { SITE_CONTENT_TABLES } from '../site-content/site-content-tables';
import { TRIP_DAY_TABLE, TRIP_TABLES } from '../trip/trip-privacy';
import { EraseMember } from './erase-member';
import { NEWS_TABLES } from './news-tables';

/**
 * All member data in this service, and what happens to it when a member leaves. The build fails for an undeclared
 * table.
 */
export const COMMUNITY_PRIVACY: SlicePrivacy = {
  tables: [
    // Sections with custom export code come first in an export.
    {
      // Each block has two rows. Only the blocker's is exported: the other would reveal who blocked the member.
      table: 'member_block',
      exported: { section: 'blocks' },
      erased: 'Both rows of every block between the member and another are deleted.',
    },
    TRIP_DAY_TABLE,
    FEEDBACK_NOTE_TABLE,
    ...CASE_TABLES,
    {
      // Feedback sent without a sign-in has no provable author.
      table: 'feedback',
      member: 'member_id',
      exported: {
        id: 'feedback',
        title: 'Your feedback',
        about: 'What you told us about the site while you were logged in, so that we can improve it and reply to you.',
        columns: {
          type: 'type',
          subject: 'subject',
          message: 'message',
          yourEmail: 'user_email',
          urgency: 'urgency',
          page: 'page_path',
          browser: 'user_agent',
          errorMessages: 'error_logs',
          sentAt: 'created_at',
        },
        orderBy: 'created_at',
      },
      // Deletes the whole row, because its text may reveal the author.
      erased: 'delete',
    },
    {
      table: 'member',
      member: 'id',
      exported: {
        id: 'known-as',
        title: 'How trips and the social hub know you',
        about: 'A copy of the public side of your profile, which people use to find you.',
        columns: {
          displayName: 'display_name',
          username: 'username',
          isVerified: 'is_verified',
          isPublic: 'is_public',
          interests: 'interests',
          city: 'city',
        },
        orderBy: 'id',
      },
      erased: 'delete',
    },
    {
      table: 'member_trust',
      member: 'member_id',
      exported: {
        id: 'trust',
        title: 'How far others agree with your answers about places',
        about:
          'A rough level based on your reviews. It decides the order in which staff look at reports about you, and whether your comments need approval.',
        columns: { level: 'level' },
        orderBy: 'member_id',
      },
      erased: 'delete',
    },
    {
      table: 'member_follow',
      member: 'follower_id',
      exported: {
        id: 'follows',
        title: 'People you follow',
        about: 'Members by their ID. They see that you follow them.',
        columns: { member: 'followed_id', since: 'created_at' },
        orderBy: 'created_at',
      },
      erased: 'delete',
    },
    {
      table: 'follower_count',
      member: 'member_id',
      exported: { because: 'How many followers you have: your profile shows it.' },
      erased: 'delete',
    },
    {
      table: 'member_mute',
      member: 'member_id',
      exported: {
        id: 'mutes',
        title: 'People you muted',
        about: 'Members by their ID. You do not see what they do. We do not tell them.',
        columns: { member: 'muted_id', since: 'created_at' },
        orderBy: 'created_at',
      },
      erased: 'delete',
    },
    {
      table: 'merit_entry',
      member: 'member_id',
      exported: {
        id: 'points',
        title: 'What earned you points',
        about: 'Each thing that counts: what it is, when it first counted, and the votes or likes it got.',
        columns: { kind: 'kind', thing: 'thing', day: 'day', counts: 'is_there', votesOrLikes: 'given' },
        orderBy: 'day',
      },
      erased: 'delete',
    },
    {
      table: 'member_merit',
      member: 'member_id',
      exported: {
        id: 'merit',
        title: 'Your points and badges',
        about: 'Calculated from what earned you points, using the table on your profile.',
        columns: { points: 'points', helpfulVotes: 'helpful_votes', badges: 'badges', influencer: 'is_influencer' },
        orderBy: 'member_id',
      },
      erased: 'delete',
    },
    {
      table: 'follow_pace',
      member: 'member_id',
      exported: { because: 'How often you followed or unfollowed in one minute, for a limit.' },
      erased: 'delete',
    },
    ...FEEDBACK_DESK_TABLES,
    ...SITE_CONTENT_TABLES,
    ...NEWS_TABLES,
    ...TRIP_TABLES,
    ...COMMENT_TABLES,
    ...MODERATION_TABLES,
    CORRECTIONS_TABLE,
    ...BULK_UNDO_TABLES,
    ...KIT_TABLES,
  ],
  onLeave: OnEvent(memberDeleted),
  onAsk: OnEvent(exportRequested),
  erased: communityMemberErased,
  exportPart: communityExportPart,
  own: EraseMember,
};
