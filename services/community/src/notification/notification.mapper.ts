import { type CaseAct, commentPath, type Notification } from '@waymark/contracts-community';
import type { NotificationRow } from './notification.repository';

const SOMEONE = 'Someone';
/** Line breaks and invisible characters in a name, which could fake another sentence. */
const UNSEEN = /[\p{C}\s]+/gu;

export function toNotification(row: NotificationRow): Notification {
  const { id, type, isRead, createdAt } = row;
  return { id, type, ...words(row), isRead, createdAt: createdAt.toISOString() };
}

function words(row: NotificationRow): Pick<Notification, 'title' | 'message' | 'href'> {
  const { type, actorId, blogId, commentId, isHeld } = row;
  const who = plain(row.actorName ?? SOMEONE);
  const trip = `“${plain(row.tripTitle ?? '')}”`;
  switch (type) {
    case 'follow':
      return { title: 'New follower', message: `${who} has started following you.`, href: `/profile/${actorId}` };
    case 'review_like':
      return votes(row);
    case 'owner_answer':
      return answered(row);
    case 'report':
      return reported(row);
    case 'statement':
      return {
        title: 'A decision about what you posted',
        message: 'Our staff made a decision about something you posted. Read what they decided and why.',
        href: `/statements/${row.decisionId}`,
      };
    case 'reply':
      return {
        title: 'New reply',
        message: `${who} replied to your comment on ${trip}.`,
        href: commentPath(blogId ?? 0, commentId ?? 0),
      };
    case 'comment': {
      const href = commentPath(blogId ?? 0, commentId ?? 0);
      const said = `${who} commented on your trip ${trip}.`;
      if (!isHeld) return { title: 'New comment', message: said, href };
      return { title: 'A comment is waiting for your approval', message: `${said} Nobody else can read it yet.`, href };
    }
  }
}

const REPORTED: Readonly<Record<CaseAct, string>> = {
  keep: 'Our staff looked at what you reported. It follows our rules, so it stays.',
  warn: 'Our staff looked at what you reported. It stays, and its author was warned.',
  correct: 'Our staff looked at what you reported and corrected it.',
  hide: 'Our staff looked at what you reported and hid it.',
  remove: 'Our staff looked at what you reported and removed it.',
  limit: 'Our staff looked at what you reported, hid it, and limited what its author can post for some time.',
  suspend: 'Our staff looked at what you reported, hid it, and suspended its author.',
};

function reported({ act, contentPath }: NotificationRow) {
  const isShown = act === 'keep' || act === 'warn' || act === 'correct';
  return {
    title: 'The outcome of your report',
    message: act === null ? 'What you reported is no longer here.' : REPORTED[act],
    href: (isShown ? contentPath : null) ?? '/social?tab=notifications',
  };
}

/** Replaces the name of the person who replied for a venue by the venue's name. */
function answered(row: NotificationRow) {
  const place = row.venueName === null ? 'The place' : plain(row.venueName);
  return { title: 'A reply to your review', message: `${place} replied to your review.`, href: reviewPath(row) };
}

function votes(row: NotificationRow) {
  const { amount, venueName } = row;
  const people = amount === 1 ? 'One person' : `${amount} people`;
  const review = venueName === null ? 'your review' : `your review of ${plain(venueName)}`;
  return {
    title: 'Your review helped',
    message: `${people} found ${review} helpful.`,
    href: reviewPath(row),
  };
}

const reviewPath = ({ venueId, reviewId }: NotificationRow): string => `/venues/${venueId}#review-${reviewId}`;

const plain = (text: string): string => text.replace(UNSEEN, ' ').trim();
