import { DiscoverController } from './discover/discover.controller';
import { ListRequestsController } from './list-requests/list-requests.controller';
import { ListRequests } from './list-requests/list-requests.use-case';
import { RequestRepository } from './list-requests/request.repository';
import { ReportRequestController } from './report-request/report-request.controller';

/** Open311 GeoReport v2 as we speak it. */
export const OPEN311_CONTROLLERS = [DiscoverController, ListRequestsController, ReportRequestController];
export const OPEN311_PROVIDERS = [RequestRepository, ListRequests];
