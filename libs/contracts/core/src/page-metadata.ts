import { z } from 'zod';

const ownPath = z
  .string()
  .regex(/^\/(?!\/)/, 'Use a path on this site.')
  .max(2_000);

const sectionSchema = z.object({
  heading: z.string().max(300),
  paragraphs: z.array(z.string().max(6_000)).max(100).default([]),
  facts: z
    .array(z.object({ term: z.string().max(300), value: z.string().max(1_000) }))
    .max(100)
    .optional(),
  links: z
    .array(z.object({ label: z.string().max(300), href: ownPath }))
    .max(100)
    .optional(),
});

/**
 * A page as text, for search engines, link previews and people without JavaScript. All values are plain text: the
 * gateway escapes them and writes title, description, canonical link, JSON-LD and the sections.
 */
export const pageMetadataSchema = z.object({
  title: z.string().min(1).max(300),
  description: z.string().max(300),
  canonicalPath: ownPath,
  /** The page's main answer in a few plain words; appears under the title with the first bytes. */
  lead: z.string().max(1_000).optional(),
  /** Picture for link previews; must be on this site. */
  image: ownPath.optional(),
  /** schema.org objects. The gateway makes `url` and `@id` absolute when they begin with `/`. */
  jsonLd: z.array(z.record(z.string(), z.unknown())).max(10).default([]),
  sections: z.array(sectionSchema).max(50).default([]),
  /** True if search engines must not list the page, for example a sample venue. */
  noindex: z.boolean().optional(),
});
export type PageMetadata = z.infer<typeof pageMetadataSchema>;
export type PageMetadataSection = PageMetadata['sections'][number];
