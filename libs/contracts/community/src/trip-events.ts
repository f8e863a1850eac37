import { z } from 'zod';
import { defineEvent } from '@waymark/contracts-core';

const id = z.number().int().positive();
const trip = z.object({ blogId: id, authorId: id, title: z.string() });

/**
 * Aggregate: the trip blog. The event has only the title, which is public; other content stays in the service's
 * database.
 */
export const tripPublished = defineEvent({
  type: 'community.blog.published.v1',
  summary: 'A member published a trip blog, for the first time or again.',
  data: trip,
});

export const tripChanged = defineEvent({
  type: 'community.blog.changed.v1',
  summary: 'A published trip blog was changed by its author.',
  data: trip,
});

export const tripRemoved = defineEvent({
  type: 'community.blog.removed.v1',
  summary: 'A trip blog is no longer published: it was unpublished or deleted, or its author left.',
  data: z.object({ blogId: id, authorId: id }),
});

/** Does not say who likes it. */
export const tripLiked = defineEvent({
  type: 'community.blog.liked.v1',
  summary: 'The number of likes for a trip blog changed; `likes` is the number at this version.',
  data: z.object({ blogId: id, authorId: id, likes: z.number().int().nonnegative() }),
});

/** Aggregate: the comment. Published when everybody can read it: immediately, or after approval. */
export const commentPublished = defineEvent({
  type: 'community.comment.published.v1',
  summary: 'A comment on a trip blog, or a reply to one, can now be read by everyone.',
  data: z.object({
    commentId: id,
    blogId: id,
    authorId: id,
    /** The author of the trip. */
    blogAuthorId: id,
    /** The author of the comment that this one replies to; null when it comments on the trip itself. */
    answeredId: id.nullable(),
  }),
});

export const commentRemoved = defineEvent({
  type: 'community.comment.removed.v1',
  summary: 'A comment was deleted or declined, or its author or trip is gone.',
  data: z.object({ commentId: id, blogId: id }),
});

export const commentHeld = defineEvent({
  type: 'community.comment.held.v1',
  summary: 'A comment is waiting for the trip’s author, or for staff, before others can read it.',
  data: z.object({ commentId: id, blogId: id, blogAuthorId: id, authorId: id.optional() }),
});

export const TRIP_EVENTS = [
  tripPublished,
  tripChanged,
  tripRemoved,
  tripLiked,
  commentPublished,
  commentRemoved,
  commentHeld,
] as const;
