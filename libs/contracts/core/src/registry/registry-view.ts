import type { RemoteBuild, RemoteRelease, ServiceRelease, ShellBuild, ShellRelease } from './builds';
import type { WithdrawnVersion } from './registry';

export const REGISTRY_BUCKET = 'registry';

/** Number of revisions per key that NATS stores: its maximum. Rollbacks and audits read this history. */
export const REGISTRY_HISTORY = 64;

export const SHELL_KEY = 'shell';
/** Which page builds of a slice visitors get. */
export const remoteKey = (slice: string): string => `remote.${slice}`;
/** The origins of a slice's service. */
export const serviceKey = (slice: string): string => `service.${slice}`;
/**
 * Key of a withdrawn version, which is served to nobody. Only gateways withdraw versions; a publisher can reinstate
 * one.
 */
export const withdrawnKey = (slice: string, version: string): string => `withdrawn.${slice}.${version}`;
/** Not in the bucket: key of the build record beside a build's files, which a preview uses. */
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
  /** By `<slice>.<version>`. */
  withdrawn: Record<string, WithdrawnVersion>;
}

/** A remote as one visitor gets it. */
export interface RemoteEntry extends RemoteBuild {
  /** Entry of the fallback build, if this one does not load. */
  previousEntry?: string;
  /** sha384 of `previousEntry`. */
  previousIntegrity?: string;
  /** The slice is switched off. */
  off?: boolean;
}

/** The site as one visitor gets it: one build of each part. */
export interface RegistryView {
  shell: ShellBuild | null;
  remotes: Record<string, RemoteEntry>;
}
