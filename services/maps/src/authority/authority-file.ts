import { emailSchema } from '@waymark/contracts-core';
import { ISSUE_TYPES } from '@waymark/contracts-maps';
import { z } from 'zod';

const LEAST_CORNERS = 4;

const positionSchema = z
  .tuple([z.number(), z.number()])
  .rest(z.number())
  .transform(([longitude, latitude]): [number, number] => [longitude, latitude])
  .refine(
    ([, latitude]) => Math.abs(latitude) <= 90,
    'GeoJSON puts longitude first, then latitude: this latitude is beyond 90.',
  )
  .refine(([longitude]) => Math.abs(longitude) <= 180, 'This longitude is beyond 180.');

const ringSchema = z
  .array(positionSchema)
  .min(LEAST_CORNERS, 'An edge needs at least three corners, with the first one repeated at the end.')
  .refine(
    (ring) => String(ring[0]) === String(ring.at(-1)),
    'An edge must end where it begins: repeat its first position.',
  );

const polygonSchema = z.array(ringSchema).min(1, 'A polygon needs an edge.');

const geometrySchema = z.discriminatedUnion(
  'type',
  [
    z.object({ type: z.literal('Polygon'), coordinates: polygonSchema }),
    z.object({
      type: z.literal('MultiPolygon'),
      coordinates: z.array(polygonSchema).min(1, 'Give at least one polygon.'),
    }),
  ],
  'Give a Polygon or a MultiPolygon.',
);

const codeSchema = z.string().min(1).max(200);

const open311Schema = z.strictObject({
  endpoint: z.url({
    protocol: /^https?$/,
    error: 'Give the address up to the version, such as https://open311.example/v2.',
  }),
  format: z.enum(['json', 'xml']).default('json'),
  jurisdictionId: codeSchema.optional(),
  /** Name of the environment variable with the key, so that the file itself contains no secret. */
  apiKeyVariable: z
    .string()
    .regex(/^[A-Z][A-Z0-9_]*$/, 'Name the variable that holds the key, in capitals.')
    .optional(),
  serviceCodes: z
    .partialRecord(z.enum(ISSUE_TYPES), codeSchema)
    .refine((codes) => codes.other !== undefined, 'Give at least a code for "other".'),
  senderEmail: emailSchema().optional(),
});

const propertiesSchema = z
  .strictObject({
    id: z.string().regex(/^[a-z0-9-]{1,60}$/, 'Use lower-case letters, digits and hyphens.'),
    name: z.string().trim().min(1).max(120),
    open311: open311Schema.optional(),
    email: emailSchema().optional(),
  })
  .refine(({ open311, email }) => (open311 === undefined) !== (email === undefined), 'Give either open311 or email.');

/** An area in the operator's file. */
export const areaFeatureSchema = z.object({
  type: z.literal('Feature'),
  properties: propertiesSchema,
  geometry: geometrySchema,
});
export type AreaFeature = z.output<typeof areaFeatureSchema>;

/** The whole file; each feature is validated separately, so errors can name it. */
export const areaFileSchema = z.object({ type: z.literal('FeatureCollection'), features: z.array(z.unknown()) });
