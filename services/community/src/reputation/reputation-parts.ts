import { CountReputation } from './count-reputation';
import { ReputationEntryRepository } from './reputation-entry.repository';
import { ReputationRepository } from './reputation.repository';
import { ReadBadgesController } from './read-badges.controller';

/** Points and badges, counted from events. */
export const REPUTATION_CONTROLLERS = [ReadBadgesController];
export const REPUTATION_PROVIDERS = [ReputationEntryRepository, ReputationRepository, CountReputation];
