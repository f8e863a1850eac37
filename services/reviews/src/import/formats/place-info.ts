import { z } from 'zod';
import { geometrySchema } from './geo-point';

/** A text, or one for each language. */
const textSchema = z.union([z.string(), z.record(z.string(), z.unknown())]).nullish();
export type LocalText = z.output<typeof textSchema>;

const addressSchema = z
  .union([
    z.string(),
    z.object({
      text: textSchema,
      house: textSchema,
      street: textSchema,
      city: textSchema,
      postalCode: textSchema,
      postcode: textSchema,
      countryCode: textSchema,
    }),
  ])
  .nullish()
  .catch(null);

/** What is read of an A11yJSON PlaceInfo; what it says otherwise is passed over. */
export const placeInfoSchema = z.object({
  _id: z.string().nullish(),
  geometry: geometrySchema,
  properties: z.object({
    name: textSchema,
    category: z.string(),
    address: addressSchema,
    originalId: z.union([z.string(), z.number()]).nullish(),
    ids: z.record(z.string(), z.unknown()).nullish().catch(null),
    placeWebsiteUrl: textSchema,
    tags: z.record(z.string(), z.unknown()).nullish().catch(null),
    accessibility: z.record(z.string(), z.unknown()).nullish().catch(null),
  }),
});
export type PlaceInfo = z.output<typeof placeInfoSchema>;
export type Accessibility = NonNullable<PlaceInfo['properties']['accessibility']>;

/** English if it is there, or the first language. */
export function localText(text: LocalText): string | null {
  if (typeof text === 'string' || text === null || text === undefined) return text ?? null;
  const given = text['en'] ?? Object.values(text)[0];
  return typeof given === 'string' ? given : null;
}
