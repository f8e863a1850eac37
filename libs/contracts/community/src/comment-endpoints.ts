import { z } from 'zod';
import { defineEndpoint, idParamSchema, idTextSchema, pageQuerySchema } from '@waymark/contracts-core';
import {
  commentCountsSchema,
  commentSchema,
  commentTextSchema,
  commentThreadSchema,
  newCommentSchema,
} from './comment';

const params = z.object({ id: idParamSchema });

export const listComments = defineEndpoint({
  name: 'listComments',
  method: 'GET',
  path: '/api/trip-blogs/:id/comments',
  summary: 'Conversations on a trip, or on one day of it, newest first, each with its first answers.',
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
  summary: 'Comments waiting for the author of the trip or a moderator, oldest first, with the reason.',
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
  summary: 'Answers in a conversation, oldest first.',
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
    'Posts a comment on a trip or one of its days, or an answer to a comment. It may need approval before others can read it.',
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
  summary: 'Deletes one of your own comments. If it has answers, an empty comment stays in its place.',
  access: 'member',
  params,
  status: 204,
  problems: ['comment.not-found', 'comment.not-yours'],
});

export const decideComment = defineEndpoint({
  name: 'decideComment',
  method: 'PUT',
  path: '/api/trip-blogs/comments/:id/approval',
  summary: 'Publishes or declines a comment. For the author of the trip or a moderator.',
  access: 'member',
  params,
  body: z.object({ isApproved: z.boolean('Approve it with true, decline it with false.') }),
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
