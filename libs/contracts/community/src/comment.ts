import { z } from 'zod';
import { correctedSchema, idSchema, requiredParagraphsSchema, setAsideSchema } from '@waymark/contracts-core';
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
