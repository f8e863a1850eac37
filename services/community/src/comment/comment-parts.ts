import { CommentController } from './comment.controller';
import { AddComment } from './add-comment.use-case';
import { CommentNews } from './comment-news';
import { CommentViews } from './comment-views';
import { CommentRepository } from './comment.repository';
import { CommentWriter } from './comment.writer';
import { DecideComment } from './decide-comment.use-case';
import { DeleteComment } from './delete-comment.use-case';
import { EditComment } from './edit-comment.use-case';
import { ForgetComments } from './forget-comments';
import { CommentPages } from './comment-pages';
import { WriterFacts } from './writer-facts';

/** Must come before the trips: their route for one trip would read "comments" as an ID. */
export const COMMENT_CONTROLLERS = [CommentController];

export const COMMENT_PROVIDERS = [
  CommentRepository,
  CommentWriter,
  CommentViews,
  CommentPages,
  CommentNews,
  WriterFacts,
  ForgetComments,
  AddComment,
  EditComment,
  DeleteComment,
  DecideComment,
];
