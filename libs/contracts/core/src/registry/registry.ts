import { z } from 'zod';
import { buildVersionSchema, sliceNameSchema } from './builds';

/**
 * The value of a registry key. The signature covers the key, a line break and `signed`, so that nobody can
 * move an entry to another key.
 */
export const signedEntrySchema = z.strictObject({
  /** The published content as JSON text. */
  signed: z.string(),
  /** Base64: Ed25519, or HMAC-SHA256 for a gateway's entries. */
  signature: z.string(),
  /** First 16 hex digits of the public key's SHA-256, or `gateway`. */
  keyId: z.string(),
});
export type SignedEntry = z.infer<typeof signedEntrySchema>;

/** `keyId` of entries that gateways sign with their shared secret. */
export const GATEWAY_KEY_ID = 'gateway';

/**
 * Registry key `withdrawn.<slice>.<version>`, written by a gateway that saw a build fail: the build is served to
 * nobody.
 */
export const withdrawnVersionSchema = z.object({
  slice: sliceNameSchema,
  version: buildVersionSchema,
  reason: z.string(),
  errors: z.number().int().nonnegative(),
  loads: z.number().int().nonnegative(),
  at: z.iso.datetime(),
});
export type WithdrawnVersion = z.infer<typeof withdrawnVersionSchema>;

/**
 * Registry key `withdrawn.<slice>.<version>` too, signed by a publisher: reinstates the version. Of the entries under
 * such a key the one with the newest `at` applies, so that nobody can replay an old withdrawal or reinstatement.
 */
export const reinstatedVersionSchema = z.strictObject({
  slice: sliceNameSchema,
  version: buildVersionSchema,
  reinstated: z.literal(true),
  by: z.string(),
  at: z.iso.datetime(),
});
export type ReinstatedVersion = z.infer<typeof reinstatedVersionSchema>;

/** Subject on which every gateway reports what it serves and its load counts. */
export const GATEWAY_REPORT_SUBJECT = 'waymark.gateway.report';

export const gatewayReportSchema = z.object({
  /** Random ID, generated when the gateway starts. */
  gateway: z.string(),
  /** Revision of the bucket at the last entry read. */
  revision: z.number().int().nonnegative(),
  /** Sequence of the active entry, by registry key. */
  sequences: z.record(z.string(), z.number()),
  /** Why the newest entry of a key is not used. */
  refused: z.record(z.string(), z.string()),
  /** Loads that browsers reported in the last minute. */
  tallies: z.array(
    z.object({
      slice: z.string(),
      version: z.string(),
      loads: z.number(),
      loadErrors: z.number(),
      scriptErrors: z.number(),
    }),
  ),
});
export type GatewayReport = z.infer<typeof gatewayReportSchema>;
export type ReleaseTally = GatewayReport['tallies'][number];
