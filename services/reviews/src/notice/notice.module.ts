import { Module } from '@nestjs/common';
import { VenueModule } from '../venue/venue.module';
import { AnswerNotice } from './answer-notice.use-case';
import { NoticeController } from './notice.controller';
import { NoticeRepository } from './notice.repository';
import { PostNotice } from './post-notice.use-case';

/** Notices of members about a venue, such as a broken lift. */
@Module({
  imports: [VenueModule],
  controllers: [NoticeController],
  providers: [AnswerNotice, NoticeRepository, PostNotice],
})
export class NoticeModule {}
