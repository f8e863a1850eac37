import { Module } from '@nestjs/common';
import { TripPhotoModule } from '../trip-photo/trip-photo.module';
import { ChangeTrip } from './change-trip.use-case';
import { CreateTrip } from './create-trip.use-case';
import { DayWriter } from './day.writer';
import { DeleteTrip } from './delete-trip.use-case';
import { LikeTrip } from './like-trip.use-case';
import { LikeRepository } from './like.repository';
import { PublishTrip } from './publish-trip.use-case';
import { TellTrip } from './tell-trip';
import { TripPages } from './trip-pages';
import { TripPrivacy } from './trip-privacy';
import { TripMapper, TripViews } from './trip-views';
import { TripVocabulary } from './trip-vocabulary';
import { TripController } from './trip.controller';
import { TripRepository } from './trip.repository';
import { TripWriter } from './trip.writer';
import { ViewTrip } from './view-trip.use-case';
import { ViewRepository } from './view.repository';
import { VisitorKeys } from './visitor-keys';

/** Trips: written, published, liked and viewed. */
@Module({
  imports: [TripPhotoModule],
  controllers: [TripController],
  providers: [
    ChangeTrip,
    CreateTrip,
    DayWriter,
    DeleteTrip,
    LikeRepository,
    LikeTrip,
    PublishTrip,
    TellTrip,
    TripMapper,
    TripPages,
    TripPrivacy,
    TripRepository,
    TripViews,
    TripVocabulary,
    TripWriter,
    ViewRepository,
    ViewTrip,
    VisitorKeys,
  ],
  exports: [LikeRepository, TellTrip, TripPages, TripPrivacy, TripViews],
})
export class TripModule {}
