import { z } from 'zod';
import {
  buildVersionSchema,
  type RemoteBuild,
  type RemoteRelease,
  type ServiceRelease,
  type ShellBuild,
  type ShellRelease,
  sliceNameSchema,
} from './builds';

/**
 * The value of a registry key. The signature covers the key, a line break and `signed`, so that nobody can
 * move an entry to another key.
 */
export const signedEntrySchema = z.strictObject({
  /** The published content as JSON text. */
  signed: z.string(),
  /** Signature in base64: Ed25519, or HMAC-SHA256 for a gateway's entries. */
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
  /** Reason for each key whose latest entry is not used. */
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

export const REGISTRY_BUCKET = 'registry';

/** Number of revisions per key that NATS stores: its maximum. Rollbacks and audits read this history. */
export const REGISTRY_HISTORY = 64;

export const SHELL_KEY = 'shell';
/** Key of the page builds that visitors of a slice get. */
export const remoteKey = (slice: string): string => `remote.${slice}`;
/** The origins of a slice's service. */
export const serviceKey = (slice: string): string => `service.${slice}`;
/**
 * Key of a withdrawn version, which is served to nobody. Only gateways withdraw versions; a publisher can reinstate
 * one.
 */
export const withdrawnKey = (slice: string, version: string): string => `withdrawn.${slice}.${version}`;
/** Key of the build record beside a build's files, which a preview uses. It is not in the bucket. */
export const buildKey = (slice: string, version: string): string => `build.${slice}.${version}`;
/** File name of the build record. */
export const BUILD_RECORD = 'build.json';
/** Lock that prevents two concurrent releases of a slice. */
export const lockKey = (slice: string): string => `lock.${slice}`;

/** The complete published state, as a gateway holds it. */
export interface RegistrySnapshot {
  shell: ShellRelease | null;
  remotes: Record<string, RemoteRelease>;
  services: Record<string, ServiceRelease>;
  /** Withdrawals by `<slice>.<version>`. */
  withdrawn: Record<string, WithdrawnVersion>;
}

/** A remote as one visitor gets it. */
export interface RemoteEntry extends RemoteBuild {
  /** Entry of the fallback build, if this one does not load. */
  previousEntry?: string;
  /** sha384 of `previousEntry`. */
  previousIntegrity?: string;
  /** True if the slice is switched off. */
  off?: boolean;
}

/** The site as one visitor gets it: one build of each part. */
export interface RegistryView {
  shell: ShellBuild | null;
  remotes: Record<string, RemoteEntry>;
}
