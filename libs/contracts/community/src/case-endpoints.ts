import { z } from 'zod';
import { defineEndpoint, idParamSchema } from '@waymark/contracts-core';
import { caseDetailSchema, caseSchema, casesQuerySchema, decisionSchema, nextCaseSchema } from './case';

const params = z.object({ id: idParamSchema });
const base = { access: 'moderator', status: 200 } as const;

export const listCases = defineEndpoint({
  ...base,
  name: 'listCases',
  method: 'GET',
  path: '/api/admin/cases',
  summary: 'Reported content: waiting (by harm, reach and age), not yet confirmed by its slice, or closed.',
  query: casesQuerySchema,
  response: z.array(caseSchema),
});

export const takeNextCase = defineEndpoint({
  ...base,
  name: 'takeNextCase',
  method: 'POST',
  path: '/api/admin/cases/next',
  summary: 'Assigns the next case that the moderator may decide; with `after`, releases that one.',
  body: nextCaseSchema,
  response: z.object({ case: caseDetailSchema.nullable() }),
});

export const readCase = defineEndpoint({
  ...base,
  name: 'readCase',
  method: 'GET',
  path: '/api/admin/cases/:id',
  summary: 'One case with its reports, automatic flags, decisions and its author’s record.',
  params,
  response: caseDetailSchema,
  problems: ['case.not-found'],
});

export const takeCase = defineEndpoint({
  ...base,
  name: 'takeCase',
  method: 'POST',
  path: '/api/admin/cases/:id/hold',
  summary: 'Assigns this case to the moderator for ten minutes, or for ten more.',
  params,
  response: caseDetailSchema,
  problems: ['case.not-found', 'case.held'],
});

export const decideCase = defineEndpoint({
  ...base,
  name: 'decideCase',
  method: 'POST',
  path: '/api/admin/cases/:id/decisions',
  summary:
    'Decides a case about content. The author gets a statement of reasons, and the people who reported it are told.',
  params,
  body: decisionSchema,
  response: caseDetailSchema,
  problems: [
    'case.not-found',
    'case.held',
    'case.changed',
    'case.yours',
    'case.first-decider',
    'case.unanswered',
    'case.harsher',
    'case.gone',
    'case.needs-admin',
    'case.of-staff',
    'case.no-author',
  ],
});

export const CASE_ENDPOINTS = [listCases, takeNextCase, readCase, takeCase, decideCase] as const;
