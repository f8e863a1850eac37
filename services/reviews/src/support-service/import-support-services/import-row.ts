import { lineSchema, paragraphsSchema, requiredLineSchema } from '@waymark/contracts-core';
import {
  emailLineSchema,
  phoneLineSchema,
  SUPPORT_SERVICE_TYPES,
  supportServiceTypeSchema,
  textLanguageSchema,
  webLineSchema,
} from '@waymark/contracts-reviews';
import { z } from 'zod';

/** An empty cell becomes null. */
const optional = (schema: z.ZodType<string, string>) =>
  z
    .string()
    .transform((text) => text.trim() || null)
    .pipe(schema.nullable());

const isDay = (text: string) => z.iso.date().safeParse(text).success;

/** The columns of the file, each with its validation. */
export const importColumns = {
  sourceKey: requiredLineSchema(100, 'Give every service its own key, which must stay the same in later files.'),
  name: requiredLineSchema(200, 'Name is required.'),
  type: z
    .string()
    .trim()
    .toLowerCase()
    .pipe(
      z.custom<z.output<typeof supportServiceTypeSchema>>(
        (type) => supportServiceTypeSchema.safeParse(type).success,
        `Type must be one of ${SUPPORT_SERVICE_TYPES.join(', ')}.`,
      ),
    ),
  lastVerified: z.string().trim().refine(isDay, 'Enter the day of the last check as YYYY-MM-DD.'),
  description: optional(paragraphsSchema(2000)),
  address: optional(lineSchema(300)),
  city: optional(lineSchema(100)),
  country: optional(lineSchema(100)),
  phone: optional(phoneLineSchema),
  email: optional(emailLineSchema),
  website: optional(webLineSchema),
  contactInfo: optional(lineSchema(300)),
  serviceArea: optional(lineSchema(200)),
  eligibilityCriteria: optional(paragraphsSchema(1000)),
  accessibilityFeatures: optional(paragraphsSchema(1000)),
  fundingType: optional(lineSchema(100)),
  operatingHours: optional(lineSchema(300)),
  language: optional(textLanguageSchema),
  sourceName: optional(lineSchema(200)),
  sourceLicence: optional(lineSchema(100)),
  sourceUrl: optional(webLineSchema),
};

export type ImportColumn = keyof typeof importColumns;
export const IMPORT_COLUMNS = Object.keys(importColumns) as ImportColumn[];
/** A file without these columns is rejected as a whole. */
export const REQUIRED_COLUMNS: readonly ImportColumn[] = ['sourceKey', 'name', 'type', 'lastVerified'];

export const importRowSchema = z.object(importColumns);
export type ImportRow = z.output<typeof importRowSchema>;
