import { z } from 'zod';
import { outsideRuleSchema } from './outside-rule';
import { roleSchema } from './role';

const navItemSchema = z.object({
  label: z.string(),
  to: z.string().startsWith('/'),
  /** Where the link appears: in the bar itself, the More menu, or a group of the footer. */
  place: z.enum(['primary', 'more', 'footer-platform', 'footer-community', 'footer-legal']),
  order: z.number().int(),
  /** Who sees the link: everyone, only visitors, or members from this role upwards. */
  audience: z.union([roleSchema, z.literal('visitor-only')]).default('visitor'),
});

const routeSchema = z.object({
  /** Path for react-router, such as `/venues/:id`. */
  path: z.string().startsWith('/'),
  /** Key of `pages` in the remote's module. */
  page: z.string(),
  title: z.string(),
  /** Description for search engines and link previews, if the page has no document of its own. */
  description: z.string().max(300).optional(),
  /** The exact text under the page's title; appears with the first bytes unless the page's document has a lead. */
  lead: z.string().max(400).optional(),
  /** API path of the page's `PageMetadata` (page-metadata.ts); filled like `prefetch`. */
  document: z.string().startsWith('/api/').optional(),
  /** Personal, or empty without a member: search engines must not list it. */
  noindex: z.boolean().optional(),
  /** Redirects to this path; `page` is then ignored. */
  redirectTo: z.string().optional(),
  /** Minimum role; others are sent to /login first. */
  access: roleSchema.default('visitor'),
  /** Message for visitors who are sent to /login; the default text without it. */
  askToLogIn: z.string().max(120).optional(),
  /** API paths to prefetch with the page; `:name` is filled from the route, `?name` from the query string. */
  prefetch: z.array(z.string()).default([]),
  /**
   * Extra permissions in the page's security policy; `payments`: the payment provider's script and frames. A policy
   * belongs
   * to a document and cannot change within it, so links to and from such a page load a new document.
   */
  opens: z.enum(['payments']).optional(),
  /** Webpack chunk names of this page, which the gateway preloads. */
  chunks: z.array(z.string()).default([]),
});

const slotSchema = z.object({ slot: z.string(), component: z.string(), order: z.number().int().default(0) });

/** `mfe-<slice>/slice.json`: declares a remote. */
export const sliceManifestSchema = z.object({
  name: z.string().regex(/^[a-z]+$/),
  routes: z.array(routeSchema),
  nav: z.array(navItemSchema).default([]),
  slots: z.array(slotSchema).default([]),
  /**
   * Semver ranges of the API versions that this remote needs, by slice that it calls, e.g. `{ "reviews": "^1.0.0" }`.
   */
  needs: z.record(z.string(), z.string()).default({}),
});
export type SliceManifest = z.infer<typeof sliceManifestSchema>;
export type SliceRoute = SliceManifest['routes'][number];
export type SliceNavItem = SliceManifest['nav'][number];

const uploadSchema = z.object({ path: z.string().startsWith('/api/'), maxBytes: z.number().int().positive() });
export type UploadRule = z.infer<typeof uploadSchema>;

/** `services/<slice>/service.json`: the public path prefixes that the gateway routes to this service. */
export const serviceManifestSchema = z.object({
  name: z.string().regex(/^[a-z]+$/),
  /**
   * Semver. The major version increases when something is removed or changed; callers' `needs` are checked against it.
   */
  apiVersion: z.string(),
  /** Longest prefix wins; `:name` matches one path segment. */
  prefixes: z.array(z.string().startsWith('/api/')),
  /** Paths whose POST takes a file (multipart/form-data): streamed, with their own size limit instead of 64 KiB. */
  uploads: z.array(uploadSchema).optional(),
  /**
   * Exactly the endpoints whose contracts declare `rawBody`, `crossSite` or `beginsSession`. Everywhere else the
   * gateway rejects outside callers and pages of another member.
   */
  outside: z.array(outsideRuleSchema).optional(),
  /** API path that lists the service's public pages (`SitemapIndex` in sitemap.ts). */
  sitemap: z.string().startsWith('/api/').optional(),
  /** The service's name for people, on the status page. */
  title: z.string().max(60).optional(),
  /** What people notice while a part is down, keyed by the part's name in /health/ready. */
  notices: z.record(z.string(), z.string().max(160)).optional(),
});
export type ServiceManifest = z.infer<typeof serviceManifestSchema>;
