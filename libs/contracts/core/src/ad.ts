import { z } from 'zod';
import { AD_SIZES, type AdSize } from './ad-size';

const OWN_PATH = /^\/(?![/\\])/;

/** One advertisement as the operator writes it. Its picture is ours: no page of the site loads anything from elsewhere. */
export const adSchema = z.strictObject({
  size: z.enum(Object.keys(AD_SIZES) as [AdSize, ...AdSize[]]),
  image: z.string().regex(OWN_PATH, 'Name a path of this site, such as /r/ads/1/ramp.webp.'),
  href: z
    .string()
    .refine(
      (href) => OWN_PATH.test(href) || /^https:\/\/[^\s]+$/.test(href),
      'Use an https:// address or a path of this site.',
    ),
  /** Says what the picture says. */
  alternativeText: z.string().trim().min(1, 'Say in words what the picture says.').max(200),
});
export type Ad = z.output<typeof adSchema>;

/** The operator's file (`ADS_FILE`). */
export const adsSchema = z.array(adSchema).max(40);
