import { TripController } from './trip.controller';
import { ChangeTrip } from './change-trip.use-case';
import { CreateTrip } from './create-trip.use-case';
import { DayWriter } from './day.writer';
import { DeleteTrip } from './delete-trip.use-case';
import { LikeTrip } from './like-trip.use-case';
import { LikeRepository } from './like.repository';
import { PublishTrip } from './publish-trip.use-case';
import { TripVocabulary } from './trip-vocabulary';
import { TellTrip } from './tell-trip';
import { TripPages } from './trip-pages';
import { TripPrivacy } from './trip-privacy';
import { TripViews } from './trip-views';
import { TripMapper } from './trip.mapper';
import { TripRepository } from './trip.repository';
import { TripWriter } from './trip.writer';
import { ViewTrip } from './view-trip.use-case';
import { ViewRepository } from './view.repository';
import { VisitorKeys } from './visitor-keys';

/** Trips. The lists must come before the route of one trip, which would take "mine" for an ID. */
export const TRIP_CONTROLLERS = [TripController];

export const TRIP_PROVIDERS = [
  TripRepository,
  TripWriter,
  DayWriter,
  TripMapper,
  TripViews,
  TripPages,
  TripVocabulary,
  TellTrip,
  TripPrivacy,
  LikeRepository,
  ViewRepository,
  VisitorKeys,
  CreateTrip,
  ChangeTrip,
  PublishTrip,
  DeleteTrip,
  LikeTrip,
  ViewTrip,
];
