import { z } from 'zod';
import { geometrySchema } from './geo-point';

/** A text, or one text per language. */
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

/** The fields that are read from an A11yJSON PlaceInfo; others are ignored. */
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

/** Returns the English text if there is one, otherwise the first. */
export function localText(text: LocalText): string | null {
  if (typeof text === 'string' || text === null || text === undefined) return text ?? null;
  const given = text['en'] ?? Object.values(text)[0];
  return typeof given === 'string' ? given : null;
}
