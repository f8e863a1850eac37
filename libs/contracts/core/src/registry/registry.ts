import { z } from 'zod';
import { buildVersionSchema, sliceNameSchema } from './builds';

/**
 * The value of a registry key. The signature is over the key, a line break and `signed`, so that an entry cannot be
 * moved to another key.
 */
export const signedEntrySchema = z.strictObject({
  /** JSON text of what is published. */
  signed: z.string(),
  /** Base64: Ed25519, or for what a gateway writes HMAC-SHA256. */
  signature: z.string(),
  /** First 16 hex digits of the public key's SHA-256, or `gateway`. */
  keyId: z.string(),
});
export type SignedEntry = z.infer<typeof signedEntrySchema>;

/** `keyId` of what gateways sign with the secret that they share. */
export const GATEWAY_KEY_ID = 'gateway';

/** Registry key `withdrawn.<slice>.<version>`, written by a gateway that saw a build fail: it is served to nobody. */
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
 * Registry key `withdrawn.<slice>.<version>` too, signed by whoever publishes: the version is wanted again. Of what stands
 * under such a key the newest `at` counts, so that neither a withdrawal nor its end can be put back.
 */
export const reinstatedVersionSchema = z.strictObject({
  slice: sliceNameSchema,
  version: buildVersionSchema,
  reinstated: z.literal(true),
  by: z.string(),
  at: z.iso.datetime(),
});
export type ReinstatedVersion = z.infer<typeof reinstatedVersionSchema>;

/** Subject on which every gateway answers a request with what it serves and what it has counted. */
export const GATEWAY_REPORT_SUBJECT = 'waymark.gateway.report';

export const gatewayReportSchema = z.object({
  /** Made up when the gateway starts. */
  gateway: z.string(),
  /** Of the bucket, when the last entry was read. */
  revision: z.number().int().nonnegative(),
  /** Sequence of the entry in use, by registry key. */
  sequences: z.record(z.string(), z.number()),
  /** Why the newest entry of a key is not in use. */
  refused: z.record(z.string(), z.string()),
  /** Loads that browsers told of in the last minute. */
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
