import { CONTENT_SIGNALS } from '@waymark/contracts-core';

/** What a comment may raise before others read it. Reasons, never verdicts: a person decides. */
export const COMMENT_SIGNALS = ['new-member', ...CONTENT_SIGNALS] as const;
export type CommentSignal = (typeof COMMENT_SIGNALS)[number];

/** Said to whoever wrote it, and to whoever decides. */
export const SIGNAL_WORDS: Readonly<Record<CommentSignal, string>> = {
  'new-member': 'it is one of a member’s first comments',
  obscenity: 'it has a word that may offend',
  link: 'it has a link',
  'personal-data': 'it may have a phone number, an email address or a postcode',
  repeated: 'it repeats an earlier comment of theirs',
  burst: 'it is one of many sent in a short time',
  'new-account': 'the account is new',
};

/** So many comments of a member are looked at by somebody before they are published. */
export const FIRST_COMMENTS_HELD = 3;
export const COMMENT_MAX = 2_000;
/** So many answers of a thread come with the list; the rest by their own address. */
export const ANSWERS_SHOWN = 10;

/**
 * `published`: everybody reads it. `waiting` and `declined`: only its author, and who decides, know of it.
 * `gone`: deleted, or by somebody whom the reader does not see; its place stays while it has answers.
 */
export const COMMENT_STATES = ['published', 'waiting', 'declined', 'hidden', 'gone'] as const;
export type CommentState = (typeof COMMENT_STATES)[number];

/** Address of a comment on the page of its trip: that page opens where it stands. */
export const commentAnchor = (commentId: number): string => `comment-${commentId}`;
export const commentPath = (blogId: number, commentId: number): string =>
  `/trip-blogs/${blogId}#${commentAnchor(commentId)}`;
