import { Module } from '@nestjs/common';
import { HashtagDescriptionRepository } from './hashtag-description.repository';
import { ListHashtagDescriptionsController } from './list-hashtag-descriptions.controller';

/** What a hashtag means, as staff describe it. */
@Module({
  controllers: [ListHashtagDescriptionsController],
  providers: [HashtagDescriptionRepository],
  exports: [HashtagDescriptionRepository],
})
export class HashtagDescriptionModule {}
