import { ignoredSchema } from '@waymark/contracts-core';
import { z } from 'zod';
import { ISSUE_TYPES, REPORT_STATUSES, SEVERITIES } from './footpath-words';

/** GeoReport v2 (wiki.open311.org/GeoReport_v2): the protocol defines the field names and shapes. */
export const open311ServiceSchema = z.object({
  service_code: z.enum(ISSUE_TYPES),
  service_name: z.string(),
  description: z.string(),
  /** Whether there is a service definition with attributes. */
  metadata: z.boolean(),
  type: z.literal('realtime'),
  keywords: z.string(),
  group: z.string(),
});
export type Open311Service = z.output<typeof open311ServiceSchema>;

export const open311DefinitionSchema = z.object({
  service_code: z.enum(ISSUE_TYPES),
  attributes: z.array(
    z.object({
      variable: z.boolean(),
      code: z.literal('severity'),
      datatype: z.literal('singlevaluelist'),
      required: z.boolean(),
      datatype_description: z.string(),
      order: z.number().int(),
      description: z.string(),
      values: z.array(z.object({ key: z.enum(SEVERITIES), name: z.string() })),
    }),
  ),
});
export type Open311Definition = z.output<typeof open311DefinitionSchema>;

/** A report for other programs; contains nothing about the reporter. */
export const open311RequestSchema = z.object({
  service_request_id: z.string(),
  status: z.enum(['open', 'closed']),
  status_notes: z.string().nullable(),
  service_name: z.string(),
  service_code: z.enum(ISSUE_TYPES),
  description: z.string(),
  /** The authority that received the report. */
  agency_responsible: z.string().nullable(),
  service_notice: z.string(),
  requested_datetime: z.iso.datetime(),
  updated_datetime: z.iso.datetime(),
  expected_datetime: z.null(),
  address: z.string(),
  address_id: z.null(),
  zipcode: z.null(),
  lat: z.number(),
  long: z.number(),
  media_url: z.null(),
  extended_attributes: z.object({ severity: z.enum(SEVERITIES) }),
});
export type Open311Request = z.output<typeof open311RequestSchema>;

export const open311ReceiptSchema = z.object({
  service_request_id: z.string(),
  service_notice: z.string(),
  account_id: z.null(),
});
export type Open311Receipt = z.output<typeof open311ReceiptSchema>;

/** The body of every error is a list of these. */
export const open311ErrorSchema = z.object({ code: z.number().int(), description: z.string() });
export type Open311Error = z.output<typeof open311ErrorSchema>;

export const open311DiscoverySchema = z.object({
  changeset: z.iso.datetime(),
  contact: z.string(),
  key_service: z.string(),
  endpoints: z.array(
    z.object({
      specification: z.string(),
      url: z.url(),
      changeset: z.iso.datetime(),
      type: z.literal('production'),
      formats: z.array(z.string()),
    }),
  ),
});
export type Open311Discovery = z.output<typeof open311DiscoverySchema>;

const DAY_MS = 86_400_000;
const MOST_DAYS = 90;
const MOST_IDS = 100;
const MOST_PAGES = 200;
const MOST_ON_PAGE = 100;

const STATUS_OF = { open: 'open', closed: 'resolved' } as const satisfies Record<
  string,
  (typeof REPORT_STATUSES)[number]
>;

const listOf = <T extends z.ZodType<unknown, string>>(item: T, most: number, tooMany: string) =>
  z
    .string()
    .transform((text) => text.split(',').map((part) => part.trim()))
    .pipe(z.array(item).max(most, tooMany))
    .optional();

/** Far from the limits of the database's calendar, because date ranges extend both ways from the given date. */
const YEARS = { first: 1900, last: 9000 } as const;
const isInCalendar = (moment: Date): boolean =>
  moment.getUTCFullYear() >= YEARS.first && moment.getUTCFullYear() <= YEARS.last;

const momentSchema = (words: string) =>
  z
    .union([z.iso.datetime({ offset: true }), z.iso.date()], words)
    .transform((text) => new Date(text))
    .refine(isInCalendar, words)
    .optional();

const numberSchema = (most: number, usual: number, words: string) =>
  z
    .string()
    .regex(/^\d{1,6}$/, words)
    .transform(Number)
    .refine((number) => number >= 1 && number <= most, words)
    .default(usual);

/** Parameters that programs for this protocol send with every request, to any server. */
export const open311AnyQuerySchema = z.object({
  jurisdiction_id: ignoredSchema('Ignored: there is only one.'),
  api_key: ignoredSchema('Ignored: no key is needed.'),
  extensions: ignoredSchema('Ignored: every response is already complete.'),
});

/** Query of GET requests. Without dates: the last 90 days. */
export const open311QuerySchema = z
  .object({
    ...open311AnyQuerySchema.shape,
    service_request_id: listOf(
      z
        .string()
        .regex(/^\d{1,9}$/, 'Enter request IDs, separated by commas.')
        .transform(Number),
      MOST_IDS,
      'Ask for at most 100 requests.',
    ),
    service_code: listOf(
      z.enum(ISSUE_TYPES, 'Use codes from services.json.'),
      ISSUE_TYPES.length,
      'Use each code once.',
    ),
    status: listOf(
      z.enum(['open', 'closed'], 'Use open or closed.').transform((status) => STATUS_OF[status]),
      2,
      'Use open or closed.',
    ),
    start_date: momentSchema('Enter a date and time such as 2026-11-01T00:00:00Z.'),
    end_date: momentSchema('Enter a date and time such as 2026-11-01T00:00:00Z.'),
    page: numberSchema(MOST_PAGES, 1, 'Pages run from 1 to 200; to see more, choose fewer days.'),
    page_size: numberSchema(MOST_ON_PAGE, 50, 'A page holds 1 to 100 requests.'),
  })
  .transform(({ start_date, end_date, ...others }) => {
    const end = end_date ?? (start_date ? new Date(start_date.getTime() + MOST_DAYS * DAY_MS) : null);
    const start = start_date ?? (end ? new Date(end.getTime() - MOST_DAYS * DAY_MS) : null);
    return { ...others, start, end };
  })
  .refine(({ start, end }) => !start || !end || end >= start, {
    path: ['end_date'],
    error: 'The end must be after the start.',
  })
  .refine(({ start, end }) => !start || !end || end.getTime() - start.getTime() <= MOST_DAYS * DAY_MS, {
    path: ['end_date'],
    error: 'Ask for at most 90 days.',
  });
export type Open311Query = z.output<typeof open311QuerySchema>;
