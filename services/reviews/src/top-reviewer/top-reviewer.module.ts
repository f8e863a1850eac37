import { Module } from '@nestjs/common';
import { TopReviewerController } from './top-reviewer.controller';
import { TopReviewerRepository } from './top-reviewer.repository';

/** The member whose reviews helped most. */
@Module({ controllers: [TopReviewerController], providers: [TopReviewerRepository] })
export class TopReviewerModule {}
