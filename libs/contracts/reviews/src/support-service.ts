import {
  besideOthers,
  cleanLine,
  emailSchema,
  idSchema,
  lineSchema,
  paragraphsSchema,
  requiredLineSchema,
} from '@waymark/contracts-core';
import { z } from 'zod';
import { SUPPORT_SERVICE_TYPES } from './support-service-types';

const PHONE = /^\+?[\d\s()/.-]{3,30}$/;

/** Converts typographic dashes and full-width digits to keypad characters. */
export const phoneLineSchema = lineSchema(60)
  .overwrite((text) => text.normalize('NFKC').replace(/\p{Pd}/gu, '-'))
  .refine(
    (text) => text === '' || PHONE.test(text),
    'Enter a phone number with digits, spaces, +, brackets or dashes.',
  );

const NO_EMAIL = 'This is not an email address.';
export const emailLineSchema = lineSchema(254).pipe(z.union([z.literal(''), emailSchema(NO_EMAIL)], NO_EMAIL));

const isWebAddress = (text: string) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

export const webLineSchema = lineSchema(500).refine(
  (text) => text === '' || isWebAddress(text),
  'Enter the full web address, starting with https://.',
);

/** A website as people type it: "www.example.org". */
export const typedWebSchema = z
  .string()
  .transform(cleanLine)
  .transform((text) =>
    /^[\p{L}\p{M}\p{N}-]+(\.[\p{L}\p{M}\p{N}-]+)+([/?#].*)?$/u.test(text) ? `https://${text}` : text,
  )
  .pipe(webLineSchema);

const NO_CONTACT = 'Enter a phone number, an email address or a website.';

/** A suggested new service, or a suggested change to one. Not published until staff accept it. */
export const supportServiceSuggestionSchema = z
  .object({
    /** The service to change; if absent, a new one. */
    serviceId: idSchema.nullish(),
    name: requiredLineSchema(200, 'Name is required.'),
    type: z.enum(SUPPORT_SERVICE_TYPES, 'Choose what kind of help it is.'),
    description: paragraphsSchema(2_000).default(''),
    city: requiredLineSchema(100, 'Say which town or area it helps in.'),
    eligibilityCriteria: lineSchema(300).default(''),
    phone: phoneLineSchema.default(''),
    email: emailLineSchema.default(''),
    website: typedWebSchema.default(''),
    languages: lineSchema(200).default(''),
    howKnown: requiredLineSchema(500, 'Say how you know about it.'),
    /** A honeypot: people do not see the field and leave it empty; bots fill in every field. */
    nickname: z.string().max(2_000).default(''),
  })
  .refine(({ phone, email, website }) => phone || email || website, {
    ...besideOthers,
    error: NO_CONTACT,
    path: ['phone'],
  });
export type SupportServiceSuggestion = z.output<typeof supportServiceSuggestionSchema>;

function isTag(text: string): boolean {
  try {
    return Intl.getCanonicalLocales(text).length === 1;
  } catch {
    return false;
  }
}

/** Language of the entry's text as a BCP 47 tag; empty means English. */
export const textLanguageSchema = lineSchema(35).refine(
  (text) => text === '' || isTag(text),
  'Enter the language code, such as cy for Welsh or de for German.',
);

export const supportServiceTypeSchema = z.enum(SUPPORT_SERVICE_TYPES);

const text = z.string().nullable();

/** A service that helps disabled people locally, with the field names of both product documents. */
export const supportServiceSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  type: supportServiceTypeSchema,
  /** The other product document's name for `type`; always the same value. */
  category: supportServiceTypeSchema,
  description: text,
  address: text,
  city: text,
  country: text,
  phone: text,
  email: text,
  website: text,
  /** As entered; otherwise phone and email in one line. */
  contactInfo: text,
  /** As entered; otherwise the city. */
  serviceArea: text,
  eligibilityCriteria: text,
  accessibilityFeatures: text,
  fundingType: text,
  operatingHours: text,
  /** Language of the text as a BCP 47 tag; null means English. Absent from an older service. */
  language: text.optional(),
  /** When the facts were last checked. */
  lastVerified: z.iso.date(),
  /** True when the last check is more than a year ago; the entry is then shown with a warning. */
  isDue: z.boolean(),
  /** True when the service did not confirm the entry, despite an email and a reminder. */
  isUnconfirmed: z.boolean(),
  source: z.object({ name: z.string(), licence: text, url: text }).nullable(),
  createdAt: z.iso.datetime(),
});
export type SupportService = z.output<typeof supportServiceSchema>;

/** Values for the list's filters, in display order. */
export const supportServiceFiltersSchema = z.object({
  cities: z.array(z.string()),
  types: z.array(supportServiceTypeSchema),
  /** Countries with listed services; absent from an older service. */
  countries: z.array(z.string()).optional(),
});
export type SupportServiceFilters = z.output<typeof supportServiceFiltersSchema>;

/** Maximum size of an import file of support services, in bytes. */
export const SUPPORT_IMPORT_MAX_BYTES = 1_048_576;
/** Maximum number of services in one file. */
export const SUPPORT_IMPORT_MAX_ROWS = 5_000;

export const importErrorSchema = z.object({
  /** Row number as in a spreadsheet: the header is row 1. */
  row: z.number().int(),
  /** Name of the column; empty when the error concerns the whole row. */
  field: z.string(),
  message: z.string(),
});
export type ImportError = z.output<typeof importErrorSchema>;

/** What an import would do, or did. If there are errors, it imports nothing. */
export const importReportSchema = z.object({
  imported: z.boolean(),
  total: z.number().int(),
  added: z.number().int(),
  changed: z.number().int(),
  unchanged: z.number().int(),
  errors: z.array(importErrorSchema),
});
export type ImportReport = z.output<typeof importReportSchema>;

/** Once a year, an email to the entry's own address asks the service whether the entry is still correct. */
export const QUESTION_DAYS = 60;
export const REMIND_AFTER_DAYS = 30;

const NOT_A_TOKEN = 'This link is incomplete.';

export const questionTokenSchema = z.string(NOT_A_TOKEN).max(200, NOT_A_TOKEN);

export const questionAnswerSchema = z.object({
  token: questionTokenSchema,
  answer: z.enum(['right', 'withdraw'], 'Choose one of the answers.'),
});

export const serviceQuestionSchema = z.object({ service: supportServiceSchema });
export type ServiceQuestion = z.output<typeof serviceQuestionSchema>;

/** Encryption purpose of the email that asks a support service about its entry. */
export const QUESTION_EMAIL = 'support service question';

/** The content of that email; encrypted in the event. */
export const questionEmailSchema = z.object({
  to: z.string(),
  token: z.string(),
  name: z.string(),
  lastVerified: z.iso.date(),
  /** The last day on which the link is valid. */
  endsOn: z.iso.date(),
  entry: z.array(z.object({ term: z.string(), value: z.string() })),
});
export type QuestionEmail = z.output<typeof questionEmailSchema>;
