import { AUTO_FLAG_WORDS } from '@waymark/contracts-community';
import { ApiError } from '@waymark/mfe-kit';
import { failureMessage } from '@waymark/mfe-kit/form';
import type { Comment } from './comment-queries';

export const commentCount = (count: number): string => (count === 1 ? '1 comment' : `${count} comments`);
export const answerCount = (count: number): string => (count === 1 ? '1 reply' : `${count} replies`);
export const newCount = (count: number): string => (count === 1 ? '1 new comment' : `${count} new comments`);

/** Returns why a comment waits: "it has a link, it is one of many sent in a short time, and the account is new". */
export const autoFlagWords = ({ signals }: Pick<Comment, 'signals'>): string =>
  signals
    .map((signal, at) =>
      at > 0 && at === signals.length - 1 ? `and ${AUTO_FLAG_WORDS[signal]}` : AUTO_FLAG_WORDS[signal],
    )
    .join(', ');

/** Names a comment for screen readers that read only a button; has its ID, because an author may write several. */
export const whose = ({ id, author, isOwn }: Pick<Comment, 'id' | 'author' | 'isOwn'>): string =>
  `${isOwn ? 'your comment' : `comment by ${author?.name ?? 'a former member'}`}, number ${id}`;

/** Returns the status message after a comment was sent. */
export const sentWords = (comment: Comment): string =>
  comment.state === 'published'
    ? 'Your comment has been published.'
    : `Your comment has been saved. It is waiting for approval because ${autoFlagWords(comment)}.`;

const STORED = 'What you wrote is still here.';

/** Returns why a comment was not saved; the text stays in the form. */
export function notSaved(error: unknown): string {
  const code = error instanceof ApiError ? error.problem?.code : undefined;
  if (code === 'trip.not-found') return `This trip is no longer published, so nobody can comment on it. ${STORED}`;
  if (code === 'comment.not-found') return `The comment you are replying to is no longer here. ${STORED}`;
  if (error instanceof ApiError && error.status === 429)
    return `You have written many comments in a short time. Please wait ${error.wait} and try again. ${STORED}`;
  return `${failureMessage(error, 'We could not save your comment.')} ${STORED}`;
}
