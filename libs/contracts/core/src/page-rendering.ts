import { z } from 'zod';
import type { PageBoot } from './page-boot';
import { buildVersionSchema, sliceNameSchema } from './registry/builds';

const apiAnswerSchema = z.object({
  status: z.number().int(),
  headers: z.record(z.string(), z.string()),
  body: z.string(),
});
/** A service's response to a visitor. */
export type ApiAnswer = z.infer<typeof apiAnswerSchema>;

export const RENDER_PATH = '/render';

/** The gateway's request to the renderer: one page, as a visitor without a session gets it. */
export const renderRequestSchema = z.object({
  shell: buildVersionSchema,
  /** Build version of each slice. */
  remotes: z.record(sliceNameSchema, buildVersionSchema),
  /** Path and query string of the page. */
  address: z.string().startsWith('/'),
  boot: z.custom<PageBoot>((value) => typeof value === 'object' && value !== null),
  /** By API path. */
  answers: z.record(z.string(), apiAnswerSchema),
});
export type RenderRequest = z.infer<typeof renderRequestSchema>;

const knownQuerySchema = z.object({ key: z.array(z.unknown()), data: z.unknown(), at: z.number() });
/** A query of the page with its data, and when the data arrived (milliseconds since 1970). */
export type KnownQuery = z.infer<typeof knownQuerySchema>;

/** A page as rendered HTML. */
export const renderedPageSchema = z.object({
  html: z.string(),
  /** The CSS rules of the page, in a form that styled-components can rehydrate. */
  css: z.string(),
  /** `@font-face` rules, which need a separate style sheet. */
  fonts: z.string(),
  /** CSS rules that replace style attributes, because the page's security policy blocks those. */
  inlineCss: z.string(),
  /** Version of styled-components, which rehydrates only rules from the same version. */
  styledVersion: z.string(),
  /** The data that the page was rendered with; the browser starts with it and does not request it again. */
  queries: z.array(knownQuerySchema),
  /** API paths that the page requested. */
  asked: z.array(z.string()),
});
export type RenderedPage = z.infer<typeof renderedPageSchema>;
