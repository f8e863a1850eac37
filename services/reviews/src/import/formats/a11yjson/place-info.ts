import { z } from 'zod';

/** A text, or one for each language. */
const textSchema = z.union([z.string(), z.record(z.string(), z.unknown())]).nullish();
export type LocalText = z.output<typeof textSchema>;

const flag = z.boolean().nullish().catch(null);
const isWith = z.object({ wheelchair: flag }).nullish().catch(null);
/** "90 cm", 0.9, or { value, unit }. */
const length = z
  .union([z.string(), z.number(), z.object({ value: z.number(), unit: z.string().optional() })])
  .nullish()
  .catch(null);

const entranceSchema = z.object({
  isMainEntrance: flag,
  isLevel: flag,
  hasFixedRamp: flag,
  hasRemovableRamp: flag,
  stairs: z
    .union([z.object({ count: z.number().nullish() }), z.array(z.object({ count: z.number().nullish() }))])
    .nullish()
    .catch(null),
  door: z.object({ width: length }).nullish().catch(null),
});
export type Entrance = z.output<typeof entranceSchema>;

const accessibilitySchema = z.object({
  accessibleWith: isWith,
  partiallyAccessibleWith: isWith,
  wheelchairAccessibilityGrade: z.enum(['fully', 'partially', 'not']).nullish().catch(null),
  hasInductionLoop: flag,
  hasBrailleSignage: flag,
  hasTactileGuideStrips: flag,
  isQuiet: flag,
  animalPolicy: z
    .object({ allowsServiceAnimals: flag, allowsAssistanceDogs: flag, allowsGuideDogs: flag })
    .nullish()
    .catch(null),
  staff: z
    .object({ isTrainedInSigning: flag, isTrainedInAccommodatingVisitorsWithDisabilities: flag })
    .nullish()
    .catch(null),
  parking: z
    .object({ forWheelchairUsers: z.object({ count: z.number().nullish() }).nullish() })
    .nullish()
    .catch(undefined),
  restrooms: z
    .array(z.object({ isAccessibleWithWheelchair: flag }))
    .nullish()
    .catch(null),
  /** Newer editions have the fields of an entrance in its properties. */
  entrances: z
    .array(
      z.union([z.object({ properties: entranceSchema }).transform(({ properties }) => properties), entranceSchema]),
    )
    .nullish()
    .catch(null),
});
export type Accessibility = z.output<typeof accessibilitySchema>;

const addressSchema = z
  .union([
    z.string(),
    z.object({ text: textSchema, house: textSchema, street: textSchema, city: textSchema, postalCode: textSchema }),
  ])
  .nullish()
  .catch(null);

/** What is read of an A11yJSON PlaceInfo; what it says otherwise is passed over. */
export const placeInfoSchema = z.object({
  _id: z.string().nullish(),
  geometry: z.object({ type: z.string(), coordinates: z.unknown() }).nullish(),
  properties: z.object({
    name: textSchema,
    category: z.string(),
    address: addressSchema,
    originalId: z.union([z.string(), z.number()]).nullish(),
    ids: z.record(z.string(), z.unknown()).nullish().catch(null),
    placeWebsiteUrl: textSchema,
    tags: z.record(z.string(), z.string()).nullish().catch(null),
    accessibility: accessibilitySchema.nullish().catch(null),
  }),
});
export type PlaceInfo = z.output<typeof placeInfoSchema>;

/** English if it is there, or the first language. */
export function localText(text: LocalText): string | null {
  if (typeof text === 'string' || text === null || text === undefined) return text ?? null;
  const given = text['en'] ?? Object.values(text)[0];
  return typeof given === 'string' ? given : null;
}
