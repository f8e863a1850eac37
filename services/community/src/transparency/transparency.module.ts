import { Module } from '@nestjs/common';
import { QuarterRepository } from './quarter.repository';
import { ReadQuartersController } from './read-quarters.controller';
import { StoredQuarters } from './stored-quarters';

/** Counts of moderation decisions by quarter, for everybody. */
@Module({
  controllers: [ReadQuartersController],
  providers: [QuarterRepository, StoredQuarters],
  exports: [StoredQuarters],
})
export class TransparencyModule {}
