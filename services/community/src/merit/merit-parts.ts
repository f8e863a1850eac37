import { CountMerit } from './count-merit';
import { MeritEntryRepository } from './merit-entry.repository';
import { MeritRepository } from './merit.repository';
import { ReadBadgesController } from './read-badges.controller';

/** Points and badges, counted from events. */
export const MERIT_CONTROLLERS = [ReadBadgesController];
export const MERIT_PROVIDERS = [MeritEntryRepository, MeritRepository, CountMerit];
