import { ChangeTripController } from './change-trip/change-trip.controller';
import { ChangeTrip } from './change-trip/change-trip.use-case';
import { CreateTripController } from './create-trip/create-trip.controller';
import { CreateTrip } from './create-trip/create-trip.use-case';
import { DayWriter } from './day.writer';
import { DeleteTripController } from './delete-trip/delete-trip.controller';
import { DeleteTrip } from './delete-trip/delete-trip.use-case';
import { LikeTripController } from './like-trip/like-trip.controller';
import { LikeTrip } from './like-trip/like-trip.use-case';
import { LikeRepository } from './like-trip/like.repository';
import { ListTripsController } from './list-trips/list-trips.controller';
import { PreviewTextController } from './preview-text/preview-text.controller';
import { PublishTripController } from './publish-trip/publish-trip.controller';
import { PublishTrip } from './publish-trip/publish-trip.use-case';
import { ReadTripController } from './read-trip/read-trip.controller';
import { SpellTripsController } from './spell-trips/spell-trips.controller';
import { TripVocabulary } from './spell-trips/trip-vocabulary';
import { TellTrip } from './tell-trip';
import { TripPages } from './trip-pages';
import { TripPrivacy } from './trip-privacy';
import { TripViews } from './trip-views';
import { TripMapper } from './trip.mapper';
import { TripRepository } from './trip.repository';
import { TripWriter } from './trip.writer';
import { ViewTripController } from './view-trip/view-trip.controller';
import { ViewTrip } from './view-trip/view-trip.use-case';
import { ViewRepository } from './view-trip/view.repository';
import { VisitorKeys } from './view-trip/visitor-keys';

/** Trips: the lists before the one, whose address would take "mine" for a number. */
export const TRIP_CONTROLLERS = [
  ListTripsController,
  SpellTripsController,
  PreviewTextController,
  ReadTripController,
  CreateTripController,
  ChangeTripController,
  PublishTripController,
  DeleteTripController,
  LikeTripController,
  ViewTripController,
];

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
