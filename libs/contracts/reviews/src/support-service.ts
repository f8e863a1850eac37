import { z } from 'zod';
import { SUPPORT_SERVICE_TYPES } from './support-service-types';

export const supportServiceTypeSchema = z.enum(SUPPORT_SERVICE_TYPES);

const text = z.string().nullable();

/** A service that helps disabled people on the spot, in both documented shapes (READINGS, support services). */
export const supportServiceSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  type: supportServiceTypeSchema,
  /** The other document's name for `type`; always the same. */
  category: supportServiceTypeSchema,
  description: text,
  address: text,
  city: text,
  country: text,
  phone: text,
  email: text,
  website: text,
  /** As given; else phone and e-mail in one line. */
  contactInfo: text,
  /** As given; else the city. */
  serviceArea: text,
  eligibilityCriteria: text,
  accessibilityFeatures: text,
  fundingType: text,
  operatingHours: text,
  /** BCP 47 tag of what it says; null is English. Absent from an older service. */
  language: text.optional(),
  /** The day on which somebody last checked these facts. */
  lastVerified: z.iso.date(),
  /** That day is more than a year ago: shown, with a word of warning. */
  isDue: z.boolean(),
  /** Asked by mail and reminded, the service did not say that this is still right. */
  isUnconfirmed: z.boolean(),
  source: z.object({ name: z.string(), licence: text, url: text }).nullable(),
  createdAt: z.iso.datetime(),
});
export type SupportService = z.output<typeof supportServiceSchema>;

/** What the filters of the list can be set to, in the order to show. */
export const supportServiceFiltersSchema = z.object({
  cities: z.array(z.string()),
  types: z.array(supportServiceTypeSchema),
  /** Countries that the list has services in; absent from an older service. */
  countries: z.array(z.string()).optional(),
});
export type SupportServiceFilters = z.output<typeof supportServiceFiltersSchema>;
