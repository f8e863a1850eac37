import { z } from 'zod';
import { defineEndpoint, idParamSchema, pageMetadataSchema, pageQuerySchema } from '@waymark/contracts-core';
import {
  correctReportSchema,
  footpathReportSchema,
  footpathRules,
  reportHistorySchema,
  reportProblemSchema,
} from './footpath-report';
import { passedOnSchema } from './passed-on';
import { areaQuerySchema, reportFilterShape } from './report-filter';
import { REPORT_PHOTO_ENDPOINTS } from './report-photo';
import { REPORT_FEED_ENDPOINTS } from './report-feeds';
import { listReportPlaces } from './report-place';
import { readReportMap } from './report-map';

const reportParams = z.object({ id: idParamSchema });
const flagSchema = z
  .union([z.literal(0), z.literal(1), z.boolean()], 'Say whether it is resolved: 1 or 0.')
  .transform((value) => value === 1 || value === true);

/** A report with all its details. */
const wholeReportSchema = footpathReportSchema.extend({
  history: z.array(reportHistorySchema),
  passedOn: passedOnSchema,
});
export type WholeReport = z.output<typeof wholeReportSchema>;

export const listFootpathReports = defineEndpoint({
  name: 'listFootpathReports',
  method: 'GET',
  path: '/api/footpath-reports',
  summary:
    'Footpath problems, newest first, or nearest first if you give a radius. X-Total-Count has the total, and Link leads to more pages.',
  access: 'visitor',
  query: pageQuerySchema.extend({ ...reportFilterShape, ...areaQuerySchema.shape }),
  response: z.array(footpathReportSchema),
  status: 200,
});

export const listOwnFootpathReports = defineEndpoint({
  name: 'listOwnFootpathReports',
  method: 'GET',
  path: '/api/footpath-reports/mine',
  summary: 'The logged-in member’s reports, newest first.',
  access: 'member',
  query: pageQuerySchema,
  response: z.array(footpathReportSchema),
  status: 200,
});

export const readFootpathReport = defineEndpoint({
  name: 'readFootpathReport',
  method: 'GET',
  path: '/api/footpath-reports/:id',
  summary: 'One footpath problem: who did what about it, when and why, and which authority was told.',
  access: 'visitor',
  params: reportParams,
  response: wholeReportSchema,
  status: 200,
  problems: ['report.not-found', 'content.hidden', 'content.removed'],
});

export const getFootpathReportMetadata = defineEndpoint({
  name: 'getFootpathReportMetadata',
  method: 'GET',
  path: '/api/footpath-reports/:id/document',
  summary:
    'A report’s page as text, for search engines, link previews and readers without JavaScript. It names nobody.',
  access: 'visitor',
  params: reportParams,
  response: pageMetadataSchema,
  status: 200,
  problems: ['report.not-found', 'content.hidden', 'content.removed'],
});

export const readReportEmail = defineEndpoint({
  name: 'readReportEmail',
  method: 'GET',
  path: '/api/footpath-reports/:id/letter',
  summary: 'A message about a report, as text, to send to the people who look after the path. It names nobody.',
  access: 'visitor',
  params: reportParams,
  download: ['text/plain'],
  status: 200,
  problems: ['report.not-found', 'content.hidden', 'content.removed'],
});

export const reportFootpathProblem = defineEndpoint({
  name: 'reportFootpathProblem',
  posts: true,
  method: 'POST',
  path: '/api/footpath-reports',
  summary: 'Reports a problem. Visitors give a name, and get a key to correct the report for 15 minutes.',
  access: 'visitor',
  body: reportProblemSchema,
  response: footpathReportSchema.extend({ correctionKey: z.string().nullable() }),
  status: 201,
  problems: ['report.position-unlikely'],
});

export const correctFootpathReport = defineEndpoint({
  name: 'correctFootpathReport',
  posts: true,
  method: 'PATCH',
  path: '/api/footpath-reports/:id',
  summary: 'Corrects a report within 15 minutes. Only for the person who made it.',
  access: 'visitor',
  params: reportParams,
  body: correctReportSchema,
  response: footpathReportSchema,
  status: 200,
  problems: ['report.not-found', 'report.not-yours', 'report.position-unlikely'],
});

export const verifyFootpathReport = defineEndpoint({
  name: 'verifyFootpathReport',
  posts: true,
  method: 'POST',
  path: '/api/footpath-reports/:id/verify',
  summary: 'Confirms a report. Each member counts once; confirming again only updates the date.',
  access: 'member',
  params: reportParams,
  response: footpathReportSchema,
  status: 200,
  problems: ['report.not-found', 'report.own', 'report.resolved'],
});

export const answerFootpathReport = defineEndpoint({
  name: 'answerFootpathReport',
  posts: true,
  method: 'PUT',
  path: '/api/footpath-reports/:id/answer',
  summary: 'Says whether the problem is still there. If two members find it gone, it is resolved.',
  access: 'member',
  params: reportParams,
  body: z.object({ isStillThere: z.boolean('Answer with yes or no.') }),
  response: footpathReportSchema,
  status: 200,
  problems: ['report.not-found', 'report.own', 'report.resolved'],
});

export const changeFootpathStatus = defineEndpoint({
  name: 'changeFootpathStatus',
  posts: true,
  method: 'PATCH',
  path: '/api/footpath-reports/:id/status',
  summary: 'Resolves or reopens a report, with a reason that everyone can read.',
  access: 'member',
  params: reportParams,
  body: z.object({ isResolved: flagSchema, reason: footpathRules.reason }),
  response: wholeReportSchema,
  status: 200,
  problems: ['report.not-found', 'report.already-so'],
});

export const FOOTPATH_ENDPOINTS = [
  listFootpathReports,
  listOwnFootpathReports,
  readReportMap,
  listReportPlaces,
  ...REPORT_FEED_ENDPOINTS,
  ...REPORT_PHOTO_ENDPOINTS,
  readFootpathReport,
  getFootpathReportMetadata,
  readReportEmail,
  reportFootpathProblem,
  correctFootpathReport,
  verifyFootpathReport,
  answerFootpathReport,
  changeFootpathStatus,
] as const;
