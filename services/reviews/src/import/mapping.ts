import { canonicalFeature, FEATURES } from '@waymark/contracts-reviews';
import { z } from 'zod';
import { UNIT_NAMES } from './said-measure';

/** A column, several joined by ", ", or a constant for every row. */
const cellSchema = z.union([
  z.string().min(1),
  z.array(z.string().min(1)).min(1),
  z.strictObject({ column: z.string().min(1), values: z.record(z.string(), z.string()) }),
  z.strictObject({ always: z.string().min(1) }),
]);

const featureSchema = z.union([
  z.string().min(1),
  z
    .strictObject({
      column: z.string().min(1).optional(),
      /** The meaning of each word in this column. */
      values: z.record(z.string(), z.enum(['', 'yes', 'partly', 'no', 'does-not-apply'])).optional(),
      note: z.string().min(1).optional(),
      measure: z.strictObject({ column: z.string().min(1), unit: z.enum(UNIT_NAMES) }).optional(),
    })
    .refine(({ column, note, measure }) => column ?? note ?? measure, 'Name a column, a note or a measure.'),
]);

const featuresSchema = z.record(z.string(), featureSchema).superRefine((features, context) => {
  for (const name of Object.keys(features))
    if (canonicalFeature(name) === null)
      context.addIssue({
        code: 'custom',
        path: [name],
        message: `We do not know this feature. The features are: ${FEATURES.join(', ')}.`,
      });
});

/** Maps the columns of a file to fields. */
export const mappingSchema = z
  .strictObject({
    id: cellSchema.optional(),
    name: cellSchema,
    category: cellSchema.optional(),
    kind: cellSchema.optional(),
    latitude: cellSchema.optional(),
    longitude: cellSchema.optional(),
    address: cellSchema.optional(),
    city: cellSchema.optional(),
    postcode: cellSchema.optional(),
    country: cellSchema.optional(),
    website: cellSchema.optional(),
    date: cellSchema.optional(),
    status: cellSchema.optional(),
    opened: cellSchema.optional(),
    closed: cellSchema.optional(),
    features: featuresSchema.default({}),
  })
  .refine(({ category, kind }) => category ?? kind, 'Say what kind of place it is: "category" or "kind".');

export type Mapping = z.output<typeof mappingSchema>;
export type CellOfMapping = z.output<typeof cellSchema>;
export type FeatureOfMapping = z.output<typeof featureSchema>;

/** Returns the columns that a mapping reads. */
export function columnsOf({ features, ...fields }: Mapping): string[] {
  const ofCells = Object.values(fields).flatMap((cell) => {
    if (typeof cell === 'string' || Array.isArray(cell)) return cell;
    return 'column' in cell ? cell.column : [];
  });
  const ofFeatures = Object.values(features).flatMap((feature) =>
    typeof feature === 'string'
      ? feature
      : [feature.column ?? [], feature.note ?? [], feature.measure?.column ?? []].flat(),
  );
  return [...new Set([...ofCells, ...ofFeatures])];
}
