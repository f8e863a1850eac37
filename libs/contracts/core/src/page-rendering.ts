import { z } from 'zod';
import type { PageBoot } from './page-boot';
import { buildVersionSchema, sliceNameSchema } from './registry/builds';

const apiAnswerSchema = z.object({
  status: z.number().int(),
  headers: z.record(z.string(), z.string()),
  body: z.string(),
});
/** What a service answered a visitor. */
export type ApiAnswer = z.infer<typeof apiAnswerSchema>;

export const RENDER_PATH = '/render';

/** What the gateway asks the renderer for: one page, as a visitor without a session gets it. */
export const renderRequestSchema = z.object({
  shell: buildVersionSchema,
  /** Version of each slice's build. */
  remotes: z.record(sliceNameSchema, buildVersionSchema),
  /** Path and query string of the page. */
  address: z.string().startsWith('/'),
  boot: z.custom<PageBoot>((value) => typeof value === 'object' && value !== null),
  /** By path of the API. */
  answers: z.record(z.string(), apiAnswerSchema),
});
export type RenderRequest = z.infer<typeof renderRequestSchema>;

const knownQuerySchema = z.object({ key: z.array(z.unknown()), data: z.unknown(), at: z.number() });
/** A query of the page with its data, and when that came (milliseconds since 1970). */
export type KnownQuery = z.infer<typeof knownQuerySchema>;

/** A page as HTML. */
export const renderedPageSchema = z.object({
  html: z.string(),
  /** Rules that the page uses, as styled-components reads them back. */
  css: z.string(),
  /** `@font-face` rules. They need a sheet of their own. */
  fonts: z.string(),
  /** Rules in place of style attributes, which the page's policy refuses. */
  inlineCss: z.string(),
  /** Version of styled-components, which takes over rules of its own version alone. */
  styledVersion: z.string(),
  /** What the page was drawn with: the browser starts with it and asks for none of it. */
  queries: z.array(knownQuerySchema),
  /** Paths of the API that the page asked. */
  asked: z.array(z.string()),
});
export type RenderedPage = z.infer<typeof renderedPageSchema>;
