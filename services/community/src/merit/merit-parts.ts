import { CountMerit } from './count-merit';
import { MeritEntryRepository } from './merit-entry.repository';
import { MeritRepository } from './merit.repository';
import { PathMeritConsumer } from './path-merit.consumer';
import { ReadBadgesController } from './read-badges.controller';
import { ReviewMeritConsumer } from './review-merit.consumer';
import { SetAsideMeritConsumer } from './set-aside-merit.consumer';
import { TripMeritConsumer } from './trip-merit.consumer';

/** Points and badges, counted from what happened. */
export const MERIT_CONTROLLERS = [
  ReviewMeritConsumer,
  TripMeritConsumer,
  PathMeritConsumer,
  SetAsideMeritConsumer,
  ReadBadgesController,
];
export const MERIT_PROVIDERS = [MeritEntryRepository, MeritRepository, CountMerit];
