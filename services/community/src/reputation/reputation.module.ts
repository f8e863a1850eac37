import { Module } from '@nestjs/common';
import { CountReputation } from './count-reputation';
import { ReadBadgesController } from './read-badges.controller';
import { ReputationEntryRepository } from './reputation-entry.repository';
import { ReputationRepository } from './reputation.repository';

/** Points and badges, counted from events. */
@Module({
  controllers: [ReadBadgesController],
  providers: [CountReputation, ReputationEntryRepository, ReputationRepository],
  exports: [ReputationEntryRepository],
})
export class ReputationModule {}
