import { z } from 'zod';

const httpMethodSchema = z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']);
export type HttpMethod = z.infer<typeof httpMethodSchema>;

/** The gateway and the service hold the whole body in memory. */
export const RAW_BODY_MAX_BYTES = 1024 * 1024;

const rawBodySchema = z.object({
  maxBytes: z.number().int().positive().max(RAW_BODY_MAX_BYTES),
  /** Media types without parameters, in lower case; others get a 415. */
  types: z.array(z.string().regex(/^[a-z]+\/[a-z0-9.+-]+$/)).min(1),
});
export type RawBodyRule = Readonly<{ maxBytes: number; types: readonly string[] }>;

/** An exception to the gateway's usual rules for an endpoint, as read from a service's manifest. */
export const outsideRuleSchema = z.object({
  method: httpMethodSchema,
  path: z.string().startsWith('/api/'),
  rawBody: rawBodySchema.optional(),
  crossSite: z.literal('exempt').optional(),
  beginsSession: z.literal(true).optional(),
});
export type OutsideRule = Readonly<{
  method: HttpMethod;
  path: string;
  rawBody?: RawBodyRule | undefined;
  crossSite?: 'exempt' | undefined;
  beginsSession?: true | undefined;
}>;

/** Returns the media type of a Content-Type header, without its parameters. */
export function mediaTypeOf(contentType: string | undefined): string {
  return (contentType ?? '').split(';', 1)[0]!.trim().toLowerCase();
}
