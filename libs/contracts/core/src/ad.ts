import { z } from 'zod';
import { AD_SIZES, type AdSize } from './ad-size';
import { isOwnPath, safeLinkSchema } from './safe-link';
import { requiredLineSchema } from './text';

/**
 * An advertisement as the operator writes it. Its picture must be on this site: pages load nothing from other sites.
 */
export const adSchema = z.strictObject({
  size: z.enum(Object.keys(AD_SIZES) as [AdSize, ...AdSize[]]),
  image: z.string().refine(isOwnPath, 'Enter a path on this site, such as /r/ads/1/ramp.webp.'),
  href: safeLinkSchema,
  /** Text alternative of the picture. */
  alternativeText: requiredLineSchema(200, 'Describe in words what the picture shows.'),
});
export type Ad = z.output<typeof adSchema>;

/** The operator's file (`ADS_FILE`) of advertisements. */
export const adsSchema = z.array(adSchema).max(40);
