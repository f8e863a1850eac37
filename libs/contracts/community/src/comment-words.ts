import { CONTENT_AUTO_FLAGS } from '@waymark/contracts-core';

/** Why a comment may be held back before others can read it. These are reasons, never verdicts: a moderator decides. */
export const COMMENT_AUTO_FLAGS = ['new-member', ...CONTENT_AUTO_FLAGS] as const;
export type CommentAutoFlag = (typeof COMMENT_AUTO_FLAGS)[number];

/** Words for each reason, shown to the comment's author and to the moderator. */
export const AUTO_FLAG_WORDS: Readonly<Record<CommentAutoFlag, string>> = {
  'new-member': 'it is one of a member’s first comments',
  obscenity: 'it has a word that may offend',
  link: 'it has a link',
  'personal-data': 'it may have a phone number, an email address or a postcode',
  repeated: 'it repeats an earlier comment of theirs',
  burst: 'it is one of many sent in a short time',
  'new-account': 'the account is new',
};

/** A moderator reviews this many comments of a new member before publication. */
export const FIRST_COMMENTS_HELD = 3;
export const COMMENT_MAX = 2_000;
/** Maximum number of replies that the list includes for each thread; another endpoint returns the rest. */
export const ANSWERS_SHOWN = 10;

/**
 * `published`: everybody can read it. `waiting` and `declined`: only its author and moderators see it.
 * `gone`: deleted, or by a member whom the reader does not see. A placeholder remains while it has replies.
 */
export const COMMENT_STATES = ['published', 'waiting', 'declined', 'hidden', 'gone'] as const;
export type CommentState = (typeof COMMENT_STATES)[number];

/** Anchor of a comment on its trip's page, which scrolls to the comment when it opens. */
export const commentAnchor = (commentId: number): string => `comment-${commentId}`;
export const commentPath = (blogId: number, commentId: number): string =>
  `/trip-blogs/${blogId}#${commentAnchor(commentId)}`;
