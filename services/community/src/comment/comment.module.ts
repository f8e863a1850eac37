import { Module } from '@nestjs/common';
import { AddComment } from './add-comment.use-case';
import { CommentNews } from './comment-news';
import { CommentPages } from './comment-pages';
import { CommentViews } from './comment-views';
import { CommentController } from './comment.controller';
import { CommentRepository } from './comment.repository';
import { CommentWriter } from './comment.writer';
import { DecideComment } from './decide-comment.use-case';
import { DeleteComment } from './delete-comment.use-case';
import { EditComment } from './edit-comment.use-case';
import { ForgetComments } from './comment-privacy';
import { WriterFacts } from './writer-facts';

/** Comments on trips. */
@Module({
  controllers: [CommentController],
  providers: [
    AddComment,
    CommentNews,
    CommentPages,
    CommentRepository,
    CommentViews,
    CommentWriter,
    DecideComment,
    DeleteComment,
    EditComment,
    ForgetComments,
    WriterFacts,
  ],
  exports: [CommentNews, ForgetComments],
})
export class CommentModule {}
