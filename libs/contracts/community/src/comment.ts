import {
  correctedSchema,
  defineEndpoint,
  idParamSchema,
  idSchema,
  idTextSchema,
  pageQuerySchema,
  requiredParagraphsSchema,
  hiddenContentSchema,
} from '@waymark/contracts-core';
import { z } from 'zod';
import { COMMENT_MAX, COMMENT_AUTO_FLAGS, COMMENT_STATES } from './comment-words';

/** Plain paragraphs; Markdown is shown as typed. */
export const commentTextSchema = requiredParagraphsSchema(COMMENT_MAX, 'Write your comment first.').refine(
  (text) => text === '' || /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(text),
  'Use at least one letter, digit or emoji.',
);

/** Body of POST /api/trip-blogs/:id/comments. */
export const newCommentSchema = z.object({
  content: commentTextSchema,
  /** The trip day that the comment is about; null for the whole trip. A reply belongs to the same day as its thread. */
  entryId: idSchema.nullish(),
  /** The comment that it replies to. */
  answersId: idSchema.nullish(),
});
export type NewComment = z.output<typeof newCommentSchema>;

const count = z.number().int().nonnegative();

/** The author. Includes the ID and URL of the profile only if the profile is public. */
const commentAuthorSchema = z.object({
  name: z.string(),
  memberId: z.number().int().positive().nullable(),
  isTripAuthor: z.boolean(),
});

/** A URL in the text: its start and end in UTF-16 units, and its target. */
const commentLinkSchema = z.object({ from: count, to: count, href: z.string() });

/** A comment as this reader sees it. */
export const commentSchema = z.object({
  id: z.number().int().positive(),
  blogId: z.number().int().positive(),
  /** The trip day that it is about; null for the whole trip. */
  entryId: z.number().int().positive().nullable(),
  /** The first comment of the thread; null when this is the first. */
  threadId: z.number().int().positive().nullable(),
  /**
   * The comment that this one replies to, unless that is the first of the thread. Also null when the reader cannot see
   * that comment.
   */
  answers: z.object({ commentId: z.number().int().positive(), name: z.string() }).nullable(),
  /** Null when the comment is gone. */
  author: commentAuthorSchema.nullable(),
  content: z.string(),
  links: z.array(commentLinkSchema),
  state: z.enum(COMMENT_STATES),
  /** Set when staff hid the comment; only its author gets it. */
  setAside: hiddenContentSchema.nullish(),
  /** Set when staff corrected the text; everybody gets it. */
  corrected: correctedSchema.nullish(),
  /** Why it waits; only its author and moderators get this. */
  signals: z.array(z.enum(COMMENT_AUTO_FLAGS)),
  createdAt: z.iso.datetime(),
  editedAt: z.iso.datetime().nullable(),
  isOwn: z.boolean(),
});
export type TripComment = z.output<typeof commentSchema>;

/** A comment with its first replies, oldest first, and the number of replies that this reader can see. */
export const commentThreadSchema = commentSchema.extend({ answerList: z.array(commentSchema), answerCount: count });
export type CommentThread = z.output<typeof commentThreadSchema>;

/** Number of comments that a reader can read: on the trip itself, and on each day that has any. */
export const commentCountsSchema = z.object({
  total: count,
  trip: count,
  days: z.array(z.object({ entryId: z.number().int().positive(), count })),
});
export type CommentCounts = z.output<typeof commentCountsSchema>;

const params = z.object({ id: idParamSchema });

export const listComments = defineEndpoint({
  name: 'listComments',
  method: 'GET',
  path: '/api/trip-blogs/:id/comments',
  summary: 'Conversations on a trip, or on one of its days, newest first, each with its first replies.',
  access: 'visitor',
  params,
  query: pageQuerySchema.extend({
    /** A day of the trip; if absent, comments on the trip as a whole. */
    entryId: idTextSchema().optional(),
    /** Starts with the thread of this comment, and includes its replies up to this comment. */
    from: idTextSchema().optional(),
  }),
  response: z.array(commentThreadSchema),
  status: 200,
  problems: ['trip.not-found'],
});

export const countComments = defineEndpoint({
  name: 'countComments',
  method: 'GET',
  path: '/api/trip-blogs/:id/comments/counts',
  summary: 'How many comments the caller can read on a trip and on each of its days.',
  access: 'visitor',
  params,
  response: commentCountsSchema,
  status: 200,
  problems: ['trip.not-found'],
});

export const listWaitingComments = defineEndpoint({
  name: 'listWaitingComments',
  method: 'GET',
  path: '/api/trip-blogs/:id/comments/waiting',
  summary: 'Comments waiting for the trip’s author or a moderator, oldest first, with the reason.',
  access: 'member',
  params,
  query: pageQuerySchema,
  response: z.array(commentSchema),
  status: 200,
  problems: ['trip.not-found', 'comment.not-yours-to-decide'],
});

export const readComment = defineEndpoint({
  name: 'readComment',
  method: 'GET',
  path: '/api/trip-blogs/comments/:id',
  summary: 'One comment: what it is about and its status.',
  access: 'visitor',
  params,
  response: commentSchema,
  status: 200,
  problems: ['comment.not-found'],
});

export const listAnswers = defineEndpoint({
  name: 'listAnswers',
  method: 'GET',
  path: '/api/trip-blogs/comments/:id/answers',
  summary: 'Replies in a conversation, oldest first.',
  access: 'visitor',
  params,
  query: pageQuerySchema.extend({
    /** Returns the replies after this one. */
    after: idTextSchema().optional(),
  }),
  response: z.array(commentSchema),
  status: 200,
  problems: ['comment.not-found'],
});

export const addComment = defineEndpoint({
  name: 'addComment',
  posts: true,
  method: 'POST',
  path: '/api/trip-blogs/:id/comments',
  summary:
    'Posts a comment on a trip or one of its days, or a reply to a comment. It may need approval before others can read it.',
  access: 'member',
  params,
  body: newCommentSchema,
  response: commentSchema,
  status: 201,
  problems: ['trip.not-found', 'comment.not-found', 'request.rate-limited'],
});

export const editComment = defineEndpoint({
  name: 'editComment',
  posts: true,
  method: 'PATCH',
  path: '/api/trip-blogs/comments/:id',
  summary: 'Edits one of your own comments. It is checked again like a new one.',
  access: 'member',
  params,
  body: z.object({ content: commentTextSchema }),
  response: commentSchema,
  status: 200,
  problems: ['comment.not-found', 'comment.not-yours', 'comment.declined'],
});

export const deleteComment = defineEndpoint({
  name: 'deleteComment',
  method: 'DELETE',
  path: '/api/trip-blogs/comments/:id',
  summary: 'Deletes one of your own comments. If it has replies, an empty comment stays in its place.',
  access: 'member',
  params,
  status: 204,
  problems: ['comment.not-found', 'comment.not-yours'],
});

export const decideComment = defineEndpoint({
  name: 'decideComment',
  method: 'PUT',
  path: '/api/trip-blogs/comments/:id/approval',
  summary: 'Publishes or declines a comment. For the trip’s author or a moderator.',
  access: 'member',
  params,
  body: z.object({ isApproved: z.boolean('Use true to approve it, false to decline it.') }),
  response: commentSchema,
  status: 200,
  problems: ['comment.not-found', 'comment.not-yours-to-decide'],
});

export const COMMENT_ENDPOINTS = [
  listComments,
  countComments,
  listWaitingComments,
  readComment,
  listAnswers,
  addComment,
  editComment,
  deleteComment,
  decideComment,
] as const;
