import {
  correctedSchema,
  defineEndpoint,
  idParamSchema,
  idSchema,
  idTextSchema,
  pageQuerySchema,
  requiredParagraphsSchema,
  setAsideSchema,
} from '@waymark/contracts-core';
import { z } from 'zod';
import { COMMENT_MAX, COMMENT_SIGNALS, COMMENT_STATES } from './comment-words';

/** Plain paragraphs; what looks like Markdown is shown as it was typed. */
export const commentTextSchema = requiredParagraphsSchema(COMMENT_MAX, 'Write your comment first.').refine(
  (text) => text === '' || /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(text),
  'Use at least one letter, digit or emoji.',
);

/** Body of POST /api/trip-blogs/:id/comments. */
export const newCommentSchema = z.object({
  content: commentTextSchema,
  /** The day that it is about; null: the trip. An answer is about what its thread is about. */
  entryId: idSchema.nullish(),
  /** The comment that it answers. */
  answersId: idSchema.nullish(),
});
export type NewComment = z.output<typeof newCommentSchema>;

const count = z.number().int().nonnegative();

/** Who wrote it. Number and address of the profile are told of members with a public profile. */
const commentAuthorSchema = z.object({
  name: z.string(),
  memberId: z.number().int().positive().nullable(),
  isTripAuthor: z.boolean(),
});

/** Where in the text a web address stands, in UTF-16 units, and where it leads. */
const commentLinkSchema = z.object({ from: count, to: count, href: z.string() });

/** One comment as one reader sees it. */
export const commentSchema = z.object({
  id: z.number().int().positive(),
  blogId: z.number().int().positive(),
  /** The day that it is about; null: the trip. */
  entryId: z.number().int().positive().nullable(),
  /** The comment that began the conversation; null: this one did. */
  threadId: z.number().int().positive().nullable(),
  /** Whom it answers, where that is not the one who began the conversation; null too when that one is not seen. */
  answers: z.object({ commentId: z.number().int().positive(), name: z.string() }).nullable(),
  /** Null of a comment that is gone. */
  author: commentAuthorSchema.nullable(),
  content: z.string(),
  links: z.array(commentLinkSchema),
  state: z.enum(COMMENT_STATES),
  /** Told to its author alone, of a comment that staff hid. */
  setAside: setAsideSchema.nullish(),
  /** When staff corrected its words; told to everybody. */
  corrected: correctedSchema.nullish(),
  /** Why it waits; told to its author and to who decides. */
  signals: z.array(z.enum(COMMENT_SIGNALS)),
  createdAt: z.iso.datetime(),
  editedAt: z.iso.datetime().nullable(),
  isOwn: z.boolean(),
});
export type TripComment = z.output<typeof commentSchema>;

/** A comment with the first of its answers, oldest first, and how many there are for this reader. */
export const commentThreadSchema = commentSchema.extend({ answerList: z.array(commentSchema), answerCount: count });
export type CommentThread = z.output<typeof commentThreadSchema>;

/** How many comments a reader can read: on the trip itself, and on each of its days that has some. */
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
    /** A day; without it, what is said about the trip as a whole. */
    entryId: idTextSchema().optional(),
    /** Begin with the conversation of this comment, and show its answers as far as this one. */
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
    /** The answer after which to begin. */
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
