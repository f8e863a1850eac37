// Written by `npm run consumed-fields` from consumer-contract.ts: addresses and types without the schemas.
import { endpoint } from '@waymark/mfe-kit';
import type { CONSUMES } from './consumer-contract';

type Contracts = typeof CONSUMES;

export const answerFootpathReport = /* @__PURE__ */ endpoint<Contracts['answerFootpathReport']>(
  'PUT',
  '/api/footpath-reports/:id/answer',
);
export const changeFootpathStatus = /* @__PURE__ */ endpoint<Contracts['changeFootpathStatus']>(
  'PATCH',
  '/api/footpath-reports/:id/status',
);
export const correctFootpathReport = /* @__PURE__ */ endpoint<Contracts['correctFootpathReport']>(
  'PATCH',
  '/api/footpath-reports/:id',
);
export const listFootpathReports = /* @__PURE__ */ endpoint<Contracts['listFootpathReports']>(
  'GET',
  '/api/footpath-reports',
);
export const listOwnFootpathReports = /* @__PURE__ */ endpoint<Contracts['listOwnFootpathReports']>(
  'GET',
  '/api/footpath-reports/mine',
);
export const showMapsDay = /* @__PURE__ */ endpoint<Contracts['showMapsDay']>(
  'GET',
  '/api/footpath-reports/member-days/:memberId/:day',
);
export const listReportPlaces = /* @__PURE__ */ endpoint<Contracts['listReportPlaces']>(
  'GET',
  '/api/footpath-reports/places',
);
export const readFootpathReport = /* @__PURE__ */ endpoint<Contracts['readFootpathReport']>(
  'GET',
  '/api/footpath-reports/:id',
);
export const readReportMap = /* @__PURE__ */ endpoint<Contracts['readReportMap']>('GET', '/api/footpath-reports/map');
export const reportFootpathProblem = /* @__PURE__ */ endpoint<Contracts['reportFootpathProblem']>(
  'POST',
  '/api/footpath-reports',
);
export const uploadReportPhoto = /* @__PURE__ */ endpoint<Contracts['uploadReportPhoto']>(
  'POST',
  '/api/footpath-reports/photos',
);
export const verifyFootpathReport = /* @__PURE__ */ endpoint<Contracts['verifyFootpathReport']>(
  'POST',
  '/api/footpath-reports/:id/verify',
);
export const readReportForModeration = /* @__PURE__ */ endpoint<Contracts['readReportForModeration']>(
  'GET',
  '/api/footpath-reports/moderated/:kind/:contentId',
);
export const listReportExcerpts = /* @__PURE__ */ endpoint<Contracts['listReportExcerpts']>(
  'GET',
  '/api/footpath-reports/moderated/excerpts',
);
export const correctReportByStaff = /* @__PURE__ */ endpoint<Contracts['correctReportByStaff']>(
  'PUT',
  '/api/footpath-reports/moderated/:kind/:contentId/correction',
);
export const readReportCorrection = /* @__PURE__ */ endpoint<Contracts['readReportCorrection']>(
  'GET',
  '/api/footpath-reports/moderated/corrections/:id',
);
