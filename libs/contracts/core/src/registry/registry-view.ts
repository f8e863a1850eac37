import type { RemoteBuild, RemoteRelease, ServiceRelease, ShellBuild, ShellRelease } from './builds';
import type { WithdrawnVersion } from './registry';

export const REGISTRY_BUCKET = 'registry';

/** The most revisions of a key that NATS keeps: they are the history that a rollback and an audit read. */
export const REGISTRY_HISTORY = 64;

export const SHELL_KEY = 'shell';
/** Which builds of a slice's pages visitors get. */
export const remoteKey = (slice: string): string => `remote.${slice}`;
/** Where a slice's service is reached. */
export const serviceKey = (slice: string): string => `service.${slice}`;
/** This version is served to nobody: gateways alone say so, and whoever publishes may say that it is wanted again. */
export const withdrawnKey = (slice: string, version: string): string => `withdrawn.${slice}.${version}`;
/** Not in the bucket: the record beside a build's files, under which a preview finds it. */
export const buildKey = (slice: string, version: string): string => `build.${slice}.${version}`;
/** The file that holds that record. */
export const BUILD_RECORD = 'build.json';
/** Held by whoever releases this slice at the moment. */
export const lockKey = (slice: string): string => `lock.${slice}`;

/** All that is published, as a gateway holds it. */
export interface RegistrySnapshot {
  shell: ShellRelease | null;
  remotes: Record<string, RemoteRelease>;
  services: Record<string, ServiceRelease>;
  /** By `<slice>.<version>`. */
  withdrawn: Record<string, WithdrawnVersion>;
}

/** A remote as one visitor gets it. */
export interface RemoteEntry extends RemoteBuild {
  /** Entry of the build to try when this one does not load. */
  previousEntry?: string;
  /** sha384 of `previousEntry`. */
  previousIntegrity?: string;
  /** The slice is switched off. */
  off?: boolean;
}

/** The site as one visitor gets it: one build of everything. */
export interface RegistryView {
  shell: ShellBuild | null;
  remotes: Record<string, RemoteEntry>;
}
