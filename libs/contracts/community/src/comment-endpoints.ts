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
  summary: 'How many comments the one who asks can read on a trip and on each of its days.',
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
  summary: 'Comments that wait for the author of the trip or a moderator, oldest first, with why they wait.',
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
  summary: 'Answers of a conversation, oldest first.',
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
  summary: 'Comments on a trip, or on a day of it, or answers a comment. It may wait before others can read it.',
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
  summary: 'Changes one’s own comment. It is looked at again as a new one is.',
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
  summary: 'Deletes one’s own comment. While it has answers its place stays, without its words and its author.',
  access: 'member',
  params,
  status: 204,
  problems: ['comment.not-found', 'comment.not-yours'],
});

export const decideComment = defineEndpoint({
  name: 'decideComment',
  method: 'PUT',
  path: '/api/trip-blogs/comments/:id/approval',
  summary: 'Publishes a comment or declines it: by the author of the trip or a moderator.',
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
