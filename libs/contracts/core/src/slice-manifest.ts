import { z } from 'zod';
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
  /** Send people here instead; `page` is then ignored. */
  redirectTo: z.string().optional(),
  /** Least role; others go to /login first. */
  access: roleSchema.default('visitor'),
  /** API paths to start with the page; `:name` is filled from the route, `?name` from the query string. */
  prefetch: z.array(z.string()).default([]),
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
  /** API major versions this remote needs, by slice, e.g. `{ "reviews": "1" }`. */
  needs: z.record(z.string(), z.string()).default({}),
});
export type SliceManifest = z.infer<typeof sliceManifestSchema>;
export type SliceRoute = SliceManifest['routes'][number];
export type SliceNavItem = SliceManifest['nav'][number];

/** `services/<slice>/service.json`: which public prefixes the gateway sends to this service. */
export const serviceManifestSchema = z.object({
  name: z.string().regex(/^[a-z]+$/),
  apiVersion: z.string(),
  /** Longest prefix wins; `:name` matches one path segment. */
  prefixes: z.array(z.string().startsWith('/api/')),
});
export type ServiceManifest = z.infer<typeof serviceManifestSchema>;
