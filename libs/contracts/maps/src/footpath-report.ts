import { z } from 'zod';
import {
  correctedSchema,
  emailSchema,
  ignoredSchema,
  lineSchema,
  requiredLineSchema,
  requiredParagraphsSchema,
  hiddenContentSchema,
} from '@waymark/contracts-core';
import { attachedReportPhotosSchema, reportPhotoSchema } from './report-photo';
import { ISSUE_TYPES, REPORT_ACTS, REPORT_STATUSES, SEVERITIES, type Severity } from './footpath-words';

/** The heat map sends the severity as 1, 2 or 3. */
const BY_LEVEL: Readonly<Record<string, Severity>> = { 1: 'minor', 2: 'moderate', 3: 'severe' };

const CHOOSE_SEVERITY = 'Choose how bad it is: minor, moderate, major or severe.';
export const severitySchema = z.preprocess(
  (given) => (typeof given === 'number' || typeof given === 'string' ? (BY_LEVEL[given] ?? given) : given),
  z.enum(SEVERITIES, CHOOSE_SEVERITY),
);
export const issueTypeSchema = z.enum(ISSUE_TYPES, 'Choose what is wrong from the list.');

const degrees = (max: 90 | 180) => {
  const wrong = `Use a number from -${max} to ${max}.`;
  return z.number(wrong).min(-max, wrong).max(max, wrong);
};

/** Validation rules of a report, one for each field; the form uses the same ones. */
export const footpathRules = {
  reporterName: requiredLineSchema(100, 'Please enter your name.'),
  issueType: issueTypeSchema,
  severity: severitySchema,
  description: requiredParagraphsSchema(4000, 'Describe the problem in at least 10 characters.', 10),
  latitude: degrees(90),
  longitude: degrees(180),
  address: lineSchema(300),
  reporterEmail: emailSchema(),
  reporterContact: lineSchema(200),
  reason: requiredLineSchema(500, 'Say why: what did you see there?', { min: 3 }),
};

const { issueType, severity, description, latitude, longitude, address } = footpathRules;
const said = { issueType, severity: severity.default('moderate'), description, latitude, longitude };

const location = ignoredSchema('Another name for address.');

/** The heat map's form sends the address as `location`. */
const withAddress = (body: unknown): unknown => {
  if (typeof body !== 'object' || body === null || !('location' in body) || 'address' in body) return body;
  const { location, ...others } = body;
  return { ...others, address: location };
};

/** Body of POST /api/footpath-reports. Readers of the list see neither the email address nor the contact. */
export const reportProblemSchema = z.preprocess(
  withAddress,
  z.object({
    ...said,
    address: address.nullish(),
    location,
    /** Optional for members, because their name is known. */
    reporterName: footpathRules.reporterName.optional(),
    reporterEmail: footpathRules.reporterEmail.nullish(),
    reporterContact: footpathRules.reporterContact.nullish(),
    /** Photos that the reporter uploaded before. */
    photos: attachedReportPhotosSchema.default([]),
    /** The reporter confirms a position that is far from any place. */
    isPositionMeant: z.boolean().default(false),
    /** A honeypot: people do not see this field, so only bots fill it in. */
    website: z.string().max(0, 'Leave this field empty.').optional(),
  }),
);
export type ReportProblem = z.output<typeof reportProblemSchema>;

/** Body of PATCH /api/footpath-reports/:id: changes only the fields sent. */
export const correctReportSchema = z.preprocess(
  withAddress,
  z.object({
    issueType: issueType.optional(),
    severity: severitySchema.optional(),
    description: description.optional(),
    latitude: latitude.optional(),
    longitude: longitude.optional(),
    address: address.nullish(),
    location,
    /** The complete list of photos, including the existing ones. */
    photos: attachedReportPhotosSchema.optional(),
    isPositionMeant: z.boolean().default(false),
    /** For a visitor who reported without an account: the key from the response to their report. */
    correctionKey: z.string().max(100).optional(),
  }),
);
export type CorrectReport = z.output<typeof correctReportSchema>;

const count = z.number().int().nonnegative();

/** A footpath problem in its public form. */
export const footpathReportSchema = z.object({
  id: z.number().int().positive(),
  issueType: z.enum(ISSUE_TYPES),
  severity: z.enum(SEVERITIES),
  /** 1 Minor, 2 Moderate, 3 Severe. */
  severityLevel: z.number().int().min(1).max(3),
  description: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  address: z.string().nullable(),
  /** The address that the reporter gave, otherwise the nearest place. */
  location: z.string(),
  /** "Former member" when the reporter has left, or when either the reader or the reporter has blocked the other. */
  reporterName: z.string(),
  /** In the reporter's order. */
  photos: z.array(reportPhotoSchema),
  status: z.enum(REPORT_STATUSES),
  isResolved: z.union([z.literal(0), z.literal(1)]),
  resolvedDate: z.iso.datetime().nullable(),
  /** Number of other members who confirmed it. */
  verificationCount: count,
  lastVerifiedAt: z.iso.datetime().nullable(),
  /** True when nobody has confirmed it for a year; the page then asks "still there?". */
  isStale: z.boolean(),
  createdAt: z.iso.datetime(),
  /** Sample data for trying the site; only in local mode. */
  isSample: z.boolean(),
  /** For the signed-in member; always false for visitors. */
  isOwn: z.boolean(),
  /** Set when staff hid the report. Only its reporter gets it; nobody else gets the report. */
  setAside: hiddenContentSchema.nullish(),
  /** Set when staff corrected the text; everybody gets it. */
  corrected: correctedSchema.nullish(),
  isVerifiedByMe: z.boolean(),
  /** True when confirmations could not be read in time; `isVerifiedByMe` is then meaningless. */
  isVerifiedUnknown: z.boolean().optional(),
  /** How long the caller may correct it; null when they may not. */
  correctableUntil: z.iso.datetime().nullable(),
});
export type FootpathReport = z.output<typeof footpathReportSchema>;

/** An action on a report, with the name that the person shows publicly. */
export const reportHistorySchema = z.object({
  act: z.enum(REPORT_ACTS),
  by: z.string(),
  reason: z.string().nullable(),
  at: z.iso.datetime(),
});
export type ReportHistory = z.output<typeof reportHistorySchema>;
