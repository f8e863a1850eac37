import type { CommentAutoFlag, CommentState } from '@waymark/contracts-community';
import type { HiddenContent, Corrected } from '@waymark/contracts-core';

/** A comment as one reader sees it. */
export interface CommentRow {
  id: number;
  blogId: number;
  blogAuthorId: number;
  entryId: number | null;
  threadId: number | null;
  answersId: number | null;
  /** The name of the person it replies to; null when the reader may not see them. */
  answersName: string | null;
  authorId: number | null;
  authorName: string | null;
  /** The author's ID, only if their profile is public. */
  authorLinkId: number | null;
  content: string;
  state: CommentState;
  /** The moderators' decision. Once it is set, only the author can read the comment. */
  setAside: HiddenContent | null;
  corrected: Corrected | null;
  signals: CommentAutoFlag[];
  createdAt: Date;
  editedAt: Date | null;
  /** Whether the reader may see the author and the text. */
  isSeen: boolean;
}

/** A row in a list of conversations: the first comment or a reply, with its conversation. */
export interface ThreadRow extends CommentRow {
  rootId: number;
  answerCount: number;
}
