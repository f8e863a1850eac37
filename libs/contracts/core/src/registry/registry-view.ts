import type { RemoteBuild } from './remote-build';
import type { ShellBuild } from './shell-build';

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
