import { z } from 'zod';

/** Most urls in one part; sitemaps.org allows 50,000 in a file. */
export const SITEMAP_PART_SIZE = 10_000;

const part = z.number().int().min(1).max(50_000);

/**
 * Answer of a service's `sitemap` path: the parts that its public pages come in. A page stays in its part,
 * so that search engines read again only what changed; part n is at `<sitemap>/<n>`.
 */
export const sitemapIndexSchema = z.object({ parts: z.array(z.object({ part, lastModified: z.iso.datetime() })) });
export type SitemapIndex = z.infer<typeof sitemapIndexSchema>;

/** Answer of `<sitemap>/<n>`. */
export const sitemapPartSchema = z.object({
  urls: z
    .array(z.object({ path: z.string().startsWith('/').max(2_000), lastModified: z.iso.datetime() }))
    .max(SITEMAP_PART_SIZE),
});
export type SitemapPart = z.infer<typeof sitemapPartSchema>;
