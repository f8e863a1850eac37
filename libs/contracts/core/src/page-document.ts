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
 * A page in words, for search engines, shares and people without JavaScript. All of it is text: the
 * gateway escapes it and writes title, description, canonical link, JSON-LD and the sections.
 */
export const pageDocumentSchema = z.object({
  title: z.string().min(1).max(300),
  description: z.string().max(300),
  canonicalPath: ownPath,
  /** The one answer that the page gives, in a few plain words: painted with the first bytes, under the title. */
  lead: z.string().max(1_000).optional(),
  /** Picture for shares, on this site. */
  image: ownPath.optional(),
  /** schema.org objects; `url` and `@id` that begin with `/` are made absolute by the gateway. */
  jsonLd: z.array(z.record(z.string(), z.unknown())).max(10).default([]),
  sections: z.array(sectionSchema).max(50).default([]),
  /** No search engine shall list it, e.g. a made-up venue. */
  noindex: z.boolean().optional(),
});
export type PageDocument = z.infer<typeof pageDocumentSchema>;
export type PageDocumentSection = PageDocument['sections'][number];
