import {
  defineEndpoint,
  idParamSchema,
  lineSchema,
  pageQuerySchema,
  paragraphsSchema,
  requiredLineSchema,
} from '@waymark/contracts-core';
import { z } from 'zod';
import {
  emailLineSchema,
  phoneLineSchema,
  supportServiceSchema,
  textLanguageSchema,
  typedWebSchema,
} from './support-service';
import { SERVICE_ACTS, SERVICE_DESK_FILTERS, SERVICE_DESK_STATES } from './support-service-desk-words';
import { SUPPORT_SERVICE_TYPES } from './support-service-types';

const version = z.number().int().nonnegative().max(1_000_000_000);

/** The fields of an entry that staff edit; empty means not given. */
export const serviceFieldsSchema = z
  .object({
    name: requiredLineSchema(200, 'Name is required.'),
    type: z.enum(SUPPORT_SERVICE_TYPES, 'Choose what kind of help it is.'),
    description: paragraphsSchema(2_000).default(''),
    phone: phoneLineSchema.default(''),
    email: emailLineSchema.default(''),
    website: typedWebSchema.default(''),
    contactInfo: lineSchema(300).default(''),
    address: lineSchema(300).default(''),
    city: lineSchema(100).default(''),
    country: lineSchema(100).default(''),
    serviceArea: lineSchema(200).default(''),
    operatingHours: lineSchema(300).default(''),
    language: textLanguageSchema.default(''),
    eligibilityCriteria: paragraphsSchema(1_000).default(''),
    accessibilityFeatures: paragraphsSchema(1_000).default(''),
    fundingType: lineSchema(100).default(''),
  })
  .refine(({ phone, email, website, address, contactInfo }) => phone || email || website || address || contactInfo, {
    error: 'Enter a phone number, an email address, a website or an address.',
    path: ['phone'],
  });
export type ServiceFields = z.output<typeof serviceFieldsSchema>;

/** The fields as stored: an old entry stays readable, even if it breaks today's rules. */
const storedFieldsSchema = z
  .object(
    Object.fromEntries(Object.keys(serviceFieldsSchema.shape).map((name) => [name, z.string()])) as Record<
      Exclude<keyof ServiceFields, 'type'>,
      z.ZodString
    >,
  )
  // Older entries have no language.
  .extend({ type: z.enum(SUPPORT_SERVICE_TYPES), language: z.string().default('') });

/** One row of the staff list. */
export const deskServiceSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  type: z.enum(SUPPORT_SERVICE_TYPES),
  city: z.string().nullable(),
  /** Absent from an older service. */
  country: z.string().nullable().optional(),
  /** The beginning of its description. Absent from an older service. */
  excerpt: z.string().optional(),
  lastVerified: z.iso.date(),
  state: z.enum(SERVICE_DESK_STATES),
  hasDraft: z.boolean(),
});
export type DeskService = z.output<typeof deskServiceSchema>;

/** An entry as staff edit it. */
export const serviceDeskSchema = z.object({
  id: z.number().int(),
  /** Send it with each action, which is rejected when the entry has changed since. */
  version,
  state: z.enum(SERVICE_DESK_STATES),
  /** The entry as the public sees it, or would see it. */
  entry: supportServiceSchema,
  fields: storedFieldsSchema,
  draft: z
    .object({
      version,
      fields: storedFieldsSchema,
      changedAt: z.iso.datetime(),
      /** True when the entry has changed since the draft was started. */
      isOld: z.boolean(),
    })
    .nullable(),
  /** Newest first. */
  history: z.array(
    z.object({
      number: version,
      act: z.enum(SERVICE_ACTS),
      at: z.iso.datetime(),
      lastVerified: z.iso.date(),
      isListed: z.boolean(),
      fields: storedFieldsSchema,
    }),
  ),
});
export type ServiceDesk = z.output<typeof serviceDeskSchema>;

export const newServiceSchema = z.object({ fields: serviceFieldsSchema });

export const serviceDraftSchema = z.object({
  /** Version of the entry when it was read. */
  version,
  /** Version of the draft when it was read; 0 when there was none. */
  draftVersion: version,
  fields: serviceFieldsSchema,
});
export type ServiceDraft = z.output<typeof serviceDraftSchema>;

export const publishServiceSchema = z.object({
  version,
  draftVersion: version,
  /** A member of staff checked these facts today. */
  isChecked: z.boolean(),
});

export const serviceVersionSchema = z.object({ version });

export const listServiceSchema = z.object({
  version,
  isListed: z.boolean(),
  reason: requiredLineSchema(300, 'Say why, for your colleagues.'),
});

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
    q: lineSchema(200).optional(),
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
  summary: 'Undoes the latest change by staff. The entry returns to its earlier text.',
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
