import {
  footpathRules,
  MOST_REPORT_PHOTOS,
  reportPhotoRules,
  SEVERITIES,
  uploadedReportPhotoSchema,
} from '@waymark/contracts-maps';
import { requiredPositionSchema } from '@waymark/map';
import { photoProblems } from '@waymark/mfe-kit/photos';
import { z } from 'zod';
import { REPORT_WORDS } from '../../messages/en/report';
import { LOCATION_REQUIRED } from './report-messages';

const { issueType, description, address, reporterName, reporterEmail, reporterContact } = footpathRules;

const positionSchema = requiredPositionSchema((way) =>
  way === 'map' ? LOCATION_REQUIRED.description : REPORT_WORDS.placeMissing[way],
);

const fields = {
  position: positionSchema,
  issueType,
  severity: z.enum(SEVERITIES, 'Choose how bad it is.'),
  description,
  address,
  isPositionMeant: z.boolean(),
};

/** The fields that a correction may change. */
export const correctionFormSchema = z.object(fields);
export type CorrectionInput = z.input<typeof correctionFormSchema>;
export type CorrectionValues = z.output<typeof correctionFormSchema>;

const describedBadly = (description: string): string | undefined =>
  reportPhotoRules.description.safeParse(description).error?.issues[0]?.message;

const photosSchema = z
  .array(
    z.object({
      key: z.string(),
      addedAt: z.number(),
      uploaded: uploadedReportPhotoSchema.nullable(),
      description: z.string(),
    }),
  )
  .max(MOST_REPORT_PHOTOS, `Please add at most ${MOST_REPORT_PHOTOS} photos.`)
  .superRefine((photos, context) => {
    for (const problem of photoProblems(photos, describedBadly)) context.addIssue({ code: 'custom', ...problem });
  });

/** A member's name is known, so only visitors enter one. */
export const reportFormSchema = (isMember: boolean) =>
  z.object({
    ...fields,
    photos: photosSchema,
    reporterName: isMember ? z.string() : reporterName,
    reporterEmail: z.union([z.literal(''), reporterEmail]),
    reporterContact,
    website: z.string(),
  });
export type ReportInput = z.input<ReturnType<typeof reportFormSchema>>;
export type ReportValues = z.output<ReturnType<typeof reportFormSchema>>;
