import { NoticeController } from './notice/notice.controller';
import { AnswerNotice } from './notice/answer-notice.use-case';
import { NoticeRepository } from './notice/notice.repository';
import { PostNotice } from './notice/post-notice.use-case';
import { PlaceReportRepository } from './place-report/place-report.repository';
import { ReportPlaceController } from './place-report/report-place.controller';
import { ReportPlace } from './place-report/report-place.use-case';
import { ListStatementsController } from './statement/list-statements/list-statements.controller';
import { ListStatements } from './statement/list-statements/list-statements.use-case';
import { StatementsRepository } from './statement/list-statements/statements.repository';
import { GetNearestStation } from './venue/get-nearest-station.use-case';
import { NearestStationRepository } from './venue/nearest-station.repository';
import { ListNearbyVenues } from './venue/list-nearby-venues.use-case';
import { NearbyVenuesRepository } from './venue/nearby-venues.repository';
import { ListVenuePhotos } from './venue/list-venue-photos.use-case';
import { VenueChange } from './venue/venue-change';

/**
 * Everything about venues besides reviews: history, notices, status, nearby venues, the nearest station, and all
 * photos.
 */
export const LEDGER_CONTROLLERS = [ListStatementsController, NoticeController, ReportPlaceController];

export const LEDGER_PROVIDERS = [
  StatementsRepository,
  ListStatements,
  NoticeRepository,
  PostNotice,
  AnswerNotice,
  PlaceReportRepository,
  ReportPlace,
  NearbyVenuesRepository,
  ListNearbyVenues,
  NearestStationRepository,
  GetNearestStation,
  ListVenuePhotos,
  VenueChange,
];
