import { AddCommentController } from './add-comment/add-comment.controller';
import { AddComment } from './add-comment/add-comment.use-case';
import { CommentNews } from './comment-news';
import { CommentViews } from './comment-views';
import { CommentRepository } from './comment.repository';
import { CommentWriter } from './comment.writer';
import { DecideCommentController } from './decide-comment/decide-comment.controller';
import { DecideComment } from './decide-comment/decide-comment.use-case';
import { DeleteCommentController } from './delete-comment/delete-comment.controller';
import { DeleteComment } from './delete-comment/delete-comment.use-case';
import { EditCommentController } from './edit-comment/edit-comment.controller';
import { EditComment } from './edit-comment/edit-comment.use-case';
import { ForgetComments } from './forget-comments';
import { CommentPages } from './read-comments/comment-pages';
import { ReadCommentsController } from './read-comments/read-comments.controller';
import { WriterFacts } from './writer-facts';

/** Before trips, whose one address would take "comments" for a number. */
export const COMMENT_CONTROLLERS = [
  ReadCommentsController,
  AddCommentController,
  EditCommentController,
  DeleteCommentController,
  DecideCommentController,
];

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
