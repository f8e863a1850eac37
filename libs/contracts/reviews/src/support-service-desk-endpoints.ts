import { z } from 'zod';
import { defineEndpoint, idParamSchema, lineSchema, pageQuerySchema } from '@waymark/contracts-core';
import {
  deskServiceSchema,
  listServiceSchema,
  newServiceSchema,
  publishServiceSchema,
  serviceDeskSchema,
  serviceDraftSchema,
  serviceVersionSchema,
} from './support-service-desk';
import { SERVICE_DESK_FILTERS } from './support-service-desk-words';

const DESK = '/api/support-services/desk';
const ENTRY = `${DESK}/:id` as const;
const params = z.object({ id: idParamSchema });
const act = {
  params,
  access: 'moderator',
  response: serviceDeskSchema,
  status: 200,
  problems: ['support-service.not-found', 'support-service.changed'],
} as const;

export const listServiceDesk = defineEndpoint({
  name: 'listServiceDesk',
  method: 'GET',
  path: DESK,
  summary: 'Support services by name, for staff: listed, retired, with a draft, or never published.',
  access: 'moderator',
  query: pageQuerySchema.extend({
    q: lineSchema(200, 'Search for at most 200 characters.').optional(),
    show: z.enum(SERVICE_DESK_FILTERS).default('all'),
  }),
  response: z.array(deskServiceSchema),
  status: 200,
});

export const readServiceDesk = defineEndpoint({
  ...act,
  name: 'readServiceDesk',
  method: 'GET',
  path: ENTRY,
  summary: 'One entry with its draft and all changes by staff.',
  problems: ['support-service.not-found'],
});

export const draftNewService = defineEndpoint({
  name: 'draftNewService',
  method: 'POST',
  path: DESK,
  summary: 'Creates an entry as a draft. Nobody else sees it until it is published.',
  access: 'moderator',
  body: newServiceSchema,
  response: serviceDeskSchema,
  status: 201,
});

export const saveServiceDraft = defineEndpoint({
  ...act,
  name: 'saveServiceDraft',
  method: 'PUT',
  path: `${ENTRY}/draft`,
  summary: 'Saves a draft of an entry. Refused if a colleague has changed the entry or the draft since.',
  body: serviceDraftSchema,
});

export const discardServiceDraft = defineEndpoint({
  name: 'discardServiceDraft',
  method: 'DELETE',
  path: `${ENTRY}/draft`,
  summary: 'Deletes a draft, along with its entry if that was never published.',
  params,
  access: 'moderator',
  status: 204,
  problems: ['support-service.not-found'],
});

export const publishService = defineEndpoint({
  ...act,
  name: 'publishService',
  method: 'POST',
  path: `${ENTRY}/publish`,
  summary: 'Publishes the draft. If it was checked, it is marked as verified today.',
  body: publishServiceSchema,
  problems: [...act.problems, 'support-service.no-draft', 'support-service.not-checked'],
});

export const checkService = defineEndpoint({
  ...act,
  name: 'checkService',
  method: 'POST',
  path: `${ENTRY}/check`,
  summary: 'Marks the entry as checked by staff today and found correct.',
  body: serviceVersionSchema,
});

export const listService = defineEndpoint({
  ...act,
  name: 'listService',
  method: 'PUT',
  path: `${ENTRY}/listed`,
  summary: 'Takes an entry off the list or puts it back. Importing a file never puts it back.',
  body: listServiceSchema,
});

export const undoService = defineEndpoint({
  ...act,
  name: 'undoService',
  method: 'POST',
  path: `${ENTRY}/undo`,
  summary: 'Undoes the newest change by staff. The entry goes back to what it said before.',
  body: serviceVersionSchema,
  problems: [...act.problems, 'support-service.nothing-before'],
});

export const SERVICE_DESK_ENDPOINTS = [
  listServiceDesk,
  readServiceDesk,
  draftNewService,
  saveServiceDraft,
  discardServiceDraft,
  publishService,
  checkService,
  listService,
  undoService,
] as const;
