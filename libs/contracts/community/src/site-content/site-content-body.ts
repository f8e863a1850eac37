import { z } from 'zod';
import {
  adSchema,
  isHttpsAddress,
  isOwnPath,
  lineSchema,
  ownPictureSchema,
  paragraphsSchema,
  requiredLineSchema,
  requiredParagraphsSchema,
  ukInstant,
} from '@waymark/contracts-core';
import { SITE_CONTENT_LIMITS } from './site-content-kinds';

const { line, text, short, bannerDays } = SITE_CONTENT_LIMITS;
const DAY_MS = 86_400_000;

/** An empty line separates paragraphs. */
export const charityContentSchema = z.strictObject({
  kind: z.literal('charity'),
  name: requiredLineSchema(line, 'Enter its name.'),
  mission: requiredParagraphsSchema(text, 'Enter what it is for.'),
  impact: filledRows({ figure: lineSchema(60), words: lineSchema(200) }, SITE_CONTENT_LIMITS.figures),
  linkLabel: requiredLineSchema(line, 'Enter the link text.'),
  linkHref: requiredLineSchema(500, 'Enter the link address.').refine(
    isHttpsAddress,
    'Use an address that begins with https://.',
  ),
});

export const foundersContentSchema = z.strictObject({
  kind: z.literal('founders'),
  lead: requiredLineSchema(200, 'Write the opening paragraph.'),
  mission: requiredParagraphsSchema(text, 'Write the mission.'),
  stories: requiredParagraphsSchema(text, 'Write the stories.'),
  principles: filledRows({ heading: lineSchema(line), text: lineSchema(400) }, SITE_CONTENT_LIMITS.principles),
  /** Names of the founders, one per line; if empty, the page shows those that the operator configured. */
  names: paragraphsSchema(short),
});

export const adContentSchema = adSchema
  .omit({ size: true })
  .extend({ kind: z.literal('ad'), image: ownPictureSchema })
  .strict();

export const tagsContentSchema = z.strictObject({
  kind: z.literal('tags'),
  intro: paragraphsSchema(short),
  /** A note needs text: a hashtag without text is dropped. */
  notes: z
    .array(z.strictObject({ tag: lineSchema(40), text: lineSchema(200) }))
    .max(SITE_CONTENT_LIMITS.notes, `Use at most ${SITE_CONTENT_LIMITS.notes}.`)
    .transform((notes) => notes.filter(({ text: words }) => words !== '')),
});

const bannerFields = z.strictObject({
  kind: z.literal('banner'),
  heading: requiredLineSchema(SITE_CONTENT_LIMITS.bannerHeading, 'Say in a few words what is planned.'),
  text: requiredParagraphsSchema(short, 'Say what will not work, and what still does.'),
  /** When the work begins and ends, in UK time. */
  from: lineSchema(40, undefined, 'Enter when it begins.'),
  until: lineSchema(40, undefined, 'Enter when it ends.'),
  linkLabel: lineSchema(line),
  linkHref: lineSchema(500).refine(
    (href) => href === '' || isOwnPath(href) || isHttpsAddress(href),
    'Use https:// or a path on this site.',
  ),
});

export const bannerContentSchema = bannerFields.superRefine((banner, context) => {
  const refuse = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
  const from = ukInstant(banner.from);
  const until = ukInstant(banner.until, 'last');
  if (!from) refuse('from', 'Enter a date and time in UK time.');
  if (!until) refuse('until', 'Enter a date and time in UK time.');
  if (from && until && until <= from) refuse('until', 'The end must be after the start.');
  if (from && until && until.getTime() - from.getTime() > bannerDays * DAY_MS)
    refuse('until', `At most ${bannerDays} days.`);
  if ((banner.linkLabel === '') !== (banner.linkHref === ''))
    refuse(banner.linkLabel === '' ? 'linkLabel' : 'linkHref', 'A link needs both text and an address.');
});

export const siteContentBodySchema = z.discriminatedUnion('kind', [
  charityContentSchema,
  foundersContentSchema,
  adContentSchema,
  tagsContentSchema,
  bannerContentSchema,
]);

export type CharityContent = z.output<typeof charityContentSchema>;
export type FoundersContent = z.output<typeof foundersContentSchema>;
export type AdContent = z.output<typeof adContentSchema>;
export type TagsContent = z.output<typeof tagsContentSchema>;
export type BannerContent = z.output<typeof bannerContentSchema>;
export type SiteContentBody = z.output<typeof siteContentBodySchema>;

/** Returns the rows without empty ones. A row with any field filled in needs all of them. */
function filledRows<const Shape extends Record<string, z.ZodType<string, string>>>(shape: Shape, most: number) {
  const row = z.strictObject(shape);
  type Row = z.output<typeof row>;
  const isEmpty = (one: Row) => Object.values(one).every((text) => text === '');
  return z
    .array(row)
    .max(most, `Use at most ${most}.`)
    .superRefine((rows, context) => {
      for (const [index, one] of rows.entries())
        for (const [name, text] of Object.entries(one))
          if (text === '' && !isEmpty(one))
            context.addIssue({
              code: 'custom',
              path: [index, name],
              message: 'Fill this in too, or leave the row empty.',
            });
    })
    .transform((rows) => rows.filter((one) => !isEmpty(one)));
}
