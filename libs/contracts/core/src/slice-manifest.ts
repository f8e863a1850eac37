import { z } from 'zod';
import { outsideRuleSchema } from './outside-rule';
import { roleSchema } from './role';

const navItemSchema = z.object({
  label: z.string(),
  to: z.string().startsWith('/'),
  /** Where it stands: the bar itself, the More menu, or a group of the footer. */
  place: z.enum(['primary', 'more', 'footer-platform', 'footer-community', 'footer-legal']),
  order: z.number().int(),
  /** Shown to everyone, only to visitors, or from this role on. */
  audience: z.union([roleSchema, z.literal('visitor-only')]).default('visitor'),
});

const routeSchema = z.object({
  /** react-router path, e.g. `/venues/:id`. */
  path: z.string().startsWith('/'),
  /** Key of `pages` in the remote's module. */
  page: z.string(),
  title: z.string(),
  /** For search engines and shares, where the page has no document of its own. */
  description: z.string().max(300).optional(),
  /** What the page says first under its title, word for word: painted with the first bytes, where its document has no lead. */
  lead: z.string().max(400).optional(),
  /** API path of the page's `PageDocument` (page-document.ts); filled like `prefetch`. */
  document: z.string().startsWith('/api/').optional(),
  /** Personal or empty without a person: no search engine shall list it. */
  noindex: z.boolean().optional(),
  /** Send people here instead; `page` is then ignored. */
  redirectTo: z.string().optional(),
  /** Least role; others go to /login first. */
  access: roleSchema.default('visitor'),
  /** What visitors are told on the way to /login; the usual words without it. */
  askToLogIn: z.string().max(120).optional(),
  /** API paths to start with the page; `:name` is filled from the route, `?name` from the query string. */
  prefetch: z.array(z.string()).default([]),
  /**
   * What the page's own document lets in that no other does; `payments`: the payment provider's script and frames. A policy is
   * of a document and cannot be changed in it: links to such a page and away from it load a new one.
   */
  opens: z.enum(['payments']).optional(),
  /** Webpack chunk names of this page, so that the gateway can preload them. */
  chunks: z.array(z.string()).default([]),
});

const slotSchema = z.object({ slot: z.string(), component: z.string(), order: z.number().int().default(0) });

/** `mfe-<slice>/slice.json`: a remote declared as data. */
export const sliceManifestSchema = z.object({
  name: z.string().regex(/^[a-z]+$/),
  routes: z.array(routeSchema),
  nav: z.array(navItemSchema).default([]),
  slots: z.array(slotSchema).default([]),
  /** Ranges of API versions (semver) that this remote works with, by each slice that it calls, e.g. `{ "reviews": "^1.0.0" }`. */
  needs: z.record(z.string(), z.string()).default({}),
});
export type SliceManifest = z.infer<typeof sliceManifestSchema>;
export type SliceRoute = SliceManifest['routes'][number];
export type SliceNavItem = SliceManifest['nav'][number];

const uploadSchema = z.object({ path: z.string().startsWith('/api/'), maxBytes: z.number().int().positive() });
export type UploadRule = z.infer<typeof uploadSchema>;

/** `services/<slice>/service.json`: which public prefixes the gateway sends to this service. */
export const serviceManifestSchema = z.object({
  name: z.string().regex(/^[a-z]+$/),
  /** Semver. Rises in its first number when something is taken away or changed: callers' `needs` are checked against it. */
  apiVersion: z.string(),
  /** Longest prefix wins; `:name` matches one path segment. */
  prefixes: z.array(z.string().startsWith('/api/')),
  /** Paths whose POST takes a file (multipart/form-data): streamed through, with a limit of their own in place of 64 KiB. */
  uploads: z.array(uploadSchema).optional(),
  /** Endpoints whose contracts declare `rawBody`, `crossSite` or `beginsSession`, and no others: outside callers, and pages of another member, are refused everywhere else. */
  outside: z.array(outsideRuleSchema).optional(),
  /** API path that lists the slice's public pages (`SitemapIndex` in sitemap.ts). */
  sitemap: z.string().startsWith('/api/').optional(),
  /** What people call what it does, on the status page. */
  title: z.string().max(60).optional(),
  /** What people notice while a part of it is down, by the part's name in /health/ready. */
  notices: z.record(z.string(), z.string().max(160)).optional(),
});
export type ServiceManifest = z.infer<typeof serviceManifestSchema>;
