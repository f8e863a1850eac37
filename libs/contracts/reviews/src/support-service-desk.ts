import { lineSchema, paragraphsSchema, requiredLineSchema } from '@waymark/contracts-core';
import { z } from 'zod';
import { supportServiceSchema } from './support-service';
import { emailLineSchema, phoneLineSchema, typedWebSchema } from './support-service-contact';
import { textLanguageSchema } from './support-service-language';
import { SERVICE_ACTS, SERVICE_DESK_STATES } from './support-service-desk-words';
import { SUPPORT_SERVICE_TYPES } from './support-service-types';

const version = z.number().int().nonnegative().max(1_000_000_000);

/** What staff write of an entry; empty says nothing. */
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
    error: 'Give a phone number, an email address, a website or an address.',
    path: ['phone'],
  });
export type ServiceFields = z.output<typeof serviceFieldsSchema>;

/** As it was stored: rules of today do not make an old one unreadable. */
const storedFieldsSchema = z
  .object(
    Object.fromEntries(Object.keys(serviceFieldsSchema.shape).map((name) => [name, z.string()])) as Record<
      Exclude<keyof ServiceFields, 'type'>,
      z.ZodString
    >,
  )
  // Older ones name no language.
  .extend({ type: z.enum(SUPPORT_SERVICE_TYPES), language: z.string().default('') });

/** One line of the desk. */
export const deskServiceSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  type: z.enum(SUPPORT_SERVICE_TYPES),
  city: z.string().nullable(),
  /** Absent from an older service. */
  country: z.string().nullable().optional(),
  /** How its description begins. Absent from an older service. */
  excerpt: z.string().optional(),
  lastVerified: z.iso.date(),
  state: z.enum(SERVICE_DESK_STATES),
  hasDraft: z.boolean(),
});
export type DeskService = z.output<typeof deskServiceSchema>;

/** An entry as staff work on it. */
export const serviceDeskSchema = z.object({
  id: z.number().int(),
  /** Sent back with each act: it is refused when the entry changed since. */
  version,
  state: z.enum(SERVICE_DESK_STATES),
  /** As everybody sees it, or would. */
  entry: supportServiceSchema,
  fields: storedFieldsSchema,
  draft: z
    .object({
      version,
      fields: storedFieldsSchema,
      changedAt: z.iso.datetime(),
      /** The entry changed since the draft was begun. */
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
  /** Of the entry, as it was read. */
  version,
  /** Of the draft, as it was read; 0: there was none. */
  draftVersion: version,
  fields: serviceFieldsSchema,
});
export type ServiceDraft = z.output<typeof serviceDraftSchema>;

export const publishServiceSchema = z.object({
  version,
  draftVersion: version,
  /** Somebody of the staff checked these facts today. */
  isChecked: z.boolean(),
});

export const serviceVersionSchema = z.object({ version });

export const listServiceSchema = z.object({
  version,
  isListed: z.boolean(),
  reason: requiredLineSchema(300, 'Say why, for your colleagues.'),
});
