import type { CommentSignal, CommentState } from '@waymark/contracts-community';
import type { SetAside, Corrected } from '@waymark/contracts-core';

/** A comment as it is read for somebody. */
export interface CommentRow {
  id: number;
  blogId: number;
  blogAuthorId: number;
  entryId: number | null;
  threadId: number | null;
  answersId: number | null;
  /** Whom it answers, as far as the reader sees them. */
  answersName: string | null;
  authorId: number | null;
  authorName: string | null;
  /** Their number, where their profile is public. */
  authorLinkId: number | null;
  content: string;
  state: CommentState;
  /** What staff decided; its author alone reads it then. */
  setAside: SetAside | null;
  corrected: Corrected | null;
  signals: CommentSignal[];
  createdAt: Date;
  editedAt: Date | null;
  /** Whether the reader sees whose it is and what it says. */
  isSeen: boolean;
}

/** A row of a list of conversations: the comment, or an answer, with what it belongs to. */
export interface ThreadRow extends CommentRow {
  rootId: number;
  answerCount: number;
}
