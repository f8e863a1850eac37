import { z } from 'zod';

/** Maximum number of URLs in one part; sitemaps.org allows 50,000 in a file. */
export const SITEMAP_PART_SIZE = 10_000;

const part = z.number().int().min(1).max(50_000);

/**
 * Response of a service's `sitemap` path: the parts that list its public pages. A page stays in its part,
 * so search engines read only changed parts again. Part n is at `<sitemap>/<n>`.
 */
export const sitemapIndexSchema = z.object({ parts: z.array(z.object({ part, lastModified: z.iso.datetime() })) });
export type SitemapIndex = z.infer<typeof sitemapIndexSchema>;

/** Response of `<sitemap>/<n>`. */
export const sitemapPartSchema = z.object({
  urls: z
    .array(z.object({ path: z.string().startsWith('/').max(2_000), lastModified: z.iso.datetime() }))
    .max(SITEMAP_PART_SIZE),
});
export type SitemapPart = z.infer<typeof sitemapPartSchema>;
