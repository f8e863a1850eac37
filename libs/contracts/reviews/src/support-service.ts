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

/** Dashes of web pages and full-width digits become those of a keypad. */
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

/** As people type it: "www.example.org". */
export const typedWebSchema = z
  .string()
  .transform(cleanLine)
  .transform((text) =>
    /^[\p{L}\p{M}\p{N}-]+(\.[\p{L}\p{M}\p{N}-]+)+([/?#].*)?$/u.test(text) ? `https://${text}` : text,
  )
  .pipe(webLineSchema);

const NO_CONTACT = 'Enter a phone number, an email address or a website.';

/** A service that somebody knows, or what is to be changed of one. Held until staff accepted it. */
export const supportServiceSuggestionSchema = z
  .object({
    /** The service that is to be changed; without it, a new one. */
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
    /** Left empty by people, who do not see it; programs fill in every field. */
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

/** Of what an entry says, as a BCP 47 tag; empty is English. */
export const textLanguageSchema = lineSchema(35).refine(
  (text) => text === '' || isTag(text),
  'Enter the language code, such as cy for Welsh or de for German.',
);

export const supportServiceTypeSchema = z.enum(SUPPORT_SERVICE_TYPES);

const text = z.string().nullable();

/** A service that helps disabled people on the spot, in both documented shapes. */
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

/** Bytes of a file of support services. */
export const SUPPORT_IMPORT_MAX_BYTES = 1_048_576;
/** Services in one file. */
export const SUPPORT_IMPORT_MAX_ROWS = 5_000;

export const importErrorSchema = z.object({
  /** As a spreadsheet numbers it: the heading is row 1. */
  row: z.number().int(),
  /** Name of the column; empty when the row as a whole is at fault. */
  field: z.string(),
  message: z.string(),
});
export type ImportError = z.output<typeof importErrorSchema>;

/** What a file would do, or did. With errors nothing is imported. */
export const importReportSchema = z.object({
  imported: z.boolean(),
  total: z.number().int(),
  added: z.number().int(),
  changed: z.number().int(),
  unchanged: z.number().int(),
  errors: z.array(importErrorSchema),
});
export type ImportReport = z.output<typeof importReportSchema>;

/** A service is asked once a year whether its entry is still right, by mail to the address in the entry. */
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

/** What the purpose of the sealed letter is called when it is sealed and opened. */
export const QUESTION_LETTER = 'support service question';

/** What the mail needs to be written; travels sealed. */
export const questionLetterSchema = z.object({
  to: z.string(),
  token: z.string(),
  name: z.string(),
  lastVerified: z.iso.date(),
  /** The last day on which the link works. */
  endsOn: z.iso.date(),
  entry: z.array(z.object({ term: z.string(), value: z.string() })),
});
export type QuestionLetter = z.output<typeof questionLetterSchema>;
