import { z } from 'zod';
import {
  correctedSchema,
  emailSchema,
  ignoredSchema,
  lineSchema,
  requiredLineSchema,
  requiredParagraphsSchema,
  setAsideSchema,
} from '@waymark/contracts-core';
import { attachedReportPhotosSchema, reportPhotoSchema } from './report-photo';
import { ISSUE_TYPES, REPORT_ACTS, REPORT_STATUSES, SEVERITIES, type Severity } from './footpath-words';

/** Writing 1, 2 or 3 is the heat map's way. */
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

/** What a report says, each rule by itself: the form checks with the same. */
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

/** The heat map's form calls the address a location. */
const withAddress = (body: unknown): unknown => {
  if (typeof body !== 'object' || body === null || !('location' in body) || 'address' in body) return body;
  const { location, ...others } = body;
  return { ...others, address: location };
};

/** Body of POST /api/footpath-reports. Whoever reads the list sees neither e-mail nor contact. */
export const reportProblemSchema = z.preprocess(
  withAddress,
  z.object({
    ...said,
    address: address.nullish(),
    location,
    /** Members may leave it out: their name is known. */
    reporterName: footpathRules.reporterName.optional(),
    reporterEmail: footpathRules.reporterEmail.nullish(),
    reporterContact: footpathRules.reporterContact.nullish(),
    /** Uploaded before, by whoever reports. */
    photos: attachedReportPhotosSchema.default([]),
    /** The place is far from everywhere, and the reporter says that it is meant. */
    isPositionMeant: z.boolean().default(false),
    /** A field that people do not see: what fills it in is no person. */
    website: z.string().max(0, 'Leave this field empty.').optional(),
  }),
);
export type ReportProblem = z.output<typeof reportProblemSchema>;

/** Body of PATCH /api/footpath-reports/:id: only what is given changes. */
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
    /** All that it shall have, those it has already among them. */
    photos: attachedReportPhotosSchema.optional(),
    isPositionMeant: z.boolean().default(false),
    /** Of a visitor who reported without an account: what the answer to their report gave them. */
    correctionKey: z.string().max(100).optional(),
  }),
);
export type CorrectReport = z.output<typeof correctReportSchema>;

const count = z.number().int().nonnegative();

/** One footpath problem as everybody may read it. */
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
  /** Where it is, in words: the address that was given, else the nearest place. */
  location: z.string(),
  /** "Former member" once they left, and where one of the two blocked the other. */
  reporterName: z.string(),
  /** In the order of whoever reported. */
  photos: z.array(reportPhotoSchema),
  status: z.enum(REPORT_STATUSES),
  isResolved: z.union([z.literal(0), z.literal(1)]),
  resolvedDate: z.iso.datetime().nullable(),
  /** Members other than the reporter who saw it too. */
  verificationCount: count,
  lastVerifiedAt: z.iso.datetime().nullable(),
  /** Nobody has seen it for a year: "still there?" is asked. */
  isStale: z.boolean(),
  createdAt: z.iso.datetime(),
  /** Made up, to try the site with; only in local mode. */
  isSample: z.boolean(),
  /** Of the member who asks; visitors have none. */
  isOwn: z.boolean(),
  /** Told to whoever reported it alone, of a report that staff hid; nobody else gets it. */
  setAside: setAsideSchema.nullish(),
  /** When staff corrected its words; told to everybody. */
  corrected: correctedSchema.nullish(),
  isVerifiedByMe: z.boolean(),
  /** True: answers could not be read in time, and `isVerifiedByMe` says nothing. */
  isVerifiedUnknown: z.boolean().optional(),
  /** Until when the one who asks may correct it; null when they may not. */
  correctableUntil: z.iso.datetime().nullable(),
});
export type FootpathReport = z.output<typeof footpathReportSchema>;

/** What somebody did about a report, by the name that they show. */
export const reportHistorySchema = z.object({
  act: z.enum(REPORT_ACTS),
  by: z.string(),
  reason: z.string().nullable(),
  at: z.iso.datetime(),
});
export type ReportHistory = z.output<typeof reportHistorySchema>;
