import { z } from 'zod';
import { defineEndpoint, lineSchema, pageQuerySchema } from '@waymark/contracts-core';
import {
  importReportSchema,
  questionAnswerSchema,
  questionTokenSchema,
  serviceQuestionSchema,
  SUPPORT_IMPORT_MAX_BYTES,
  supportServiceFiltersSchema,
  supportServiceSchema,
  supportServiceSuggestionSchema,
  supportServiceTypeSchema,
} from './support-service';

export const listSupportServices = defineEndpoint({
  name: 'listSupportServices',
  method: 'GET',
  path: '/api/support-services',
  summary:
    'Support services, most recently verified first. If you give a country, its services come first; X-Total-Count has the total, and Link leads to more pages.',
  access: 'visitor',
  query: pageQuerySchema.extend({
    q: lineSchema(200).optional(),
    city: lineSchema(100).optional(),
    type: supportServiceTypeSchema.optional(),
    /** Lists this country's services first, by ISO 3166-1 code or any of its names; leaves out no others. */
    firstCountry: lineSchema(100).optional(),
  }),
  response: z.array(supportServiceSchema),
  status: 200,
});

export const getSupportServiceFilters = defineEndpoint({
  name: 'getSupportServiceFilters',
  method: 'GET',
  path: '/api/support-services/filters',
  summary: 'Cities and types that have support services.',
  access: 'visitor',
  response: supportServiceFiltersSchema,
  status: 200,
});

export const importSupportServices = defineEndpoint({
  name: 'importSupportServices',
  method: 'POST',
  path: '/api/support-services/import',
  summary:
    'Adds and changes support services from a CSV file, all rows or none. A dry run only reports what would change.',
  access: 'admin',
  query: z.object({
    dryRun: z
      .enum(['true', 'false'])
      .default('false')
      .transform((value) => value === 'true'),
  }),
  upload: { field: 'file', maxBytes: SUPPORT_IMPORT_MAX_BYTES, types: ['text/csv'] },
  response: importReportSchema,
  status: 200,
});

export const suggestSupportService = defineEndpoint({
  name: 'suggestSupportService',
  method: 'POST',
  path: '/api/support-services/suggestions',
  summary:
    'Suggests a service. Staff check it before it is shown. At most five in ten minutes from one network address.',
  access: 'visitor',
  body: supportServiceSuggestionSchema,
  response: z.object({ id: z.number().int() }),
  status: 201,
  problems: ['request.rate-limited'],
});

/** A POST that changes nothing: the email link's token is not in the URL, so no log contains it. */
export const readServiceQuestion = defineEndpoint({
  name: 'readServiceQuestion',
  method: 'POST',
  path: '/api/support-services/questions',
  summary: 'The entry that we asked a service about by email, by the token from the link. Changes nothing.',
  access: 'visitor',
  body: z.object({ token: questionTokenSchema }),
  response: serviceQuestionSchema,
  status: 200,
  problems: ['support-service.link-invalid', 'support-service.link-used', 'support-service.link-expired'],
});

export const answerServiceQuestion = defineEndpoint({
  name: 'answerServiceQuestion',
  method: 'POST',
  path: '/api/support-services/questions/answer',
  summary:
    'The service’s reply about its entry. Only one is allowed. The entry is either marked as verified today, or taken off the list.',
  access: 'visitor',
  body: questionAnswerSchema,
  status: 204,
  problems: ['support-service.link-invalid', 'support-service.link-used', 'support-service.link-expired'],
});

export const SUPPORT_SERVICE_ENDPOINTS = [
  listSupportServices,
  getSupportServiceFilters,
  importSupportServices,
  suggestSupportService,
  readServiceQuestion,
  answerServiceQuestion,
] as const;
