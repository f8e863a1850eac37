import { z } from 'zod';

/** Most urls that one answer lists; sitemaps.org allows 50,000 in a file. */
export const SITEMAP_PAGE_SIZE = 5_000;

/** What a service answers at its `sitemap` path: its public pages, in a stable order, a part at a time. */
export const sitemapPageSchema = z.object({
  urls: z
    .array(z.object({ path: z.string().startsWith('/').max(2_000), lastModified: z.iso.datetime() }))
    .max(SITEMAP_PAGE_SIZE),
  /** Value of `?after=` for the next part; null after the last. */
  next: z.string().max(200).nullable(),
});
export type SitemapPage = z.infer<typeof sitemapPageSchema>;
