import type { RemoteRelease } from './remote-build';
import type { ServiceRelease } from './service-release';
import type { ShellRelease } from './shell-build';
import type { WithdrawnVersion } from './withdrawn-version';

/** All that is published, as a gateway holds it. */
export interface RegistrySnapshot {
  shell: ShellRelease | null;
  remotes: Record<string, RemoteRelease>;
  services: Record<string, ServiceRelease>;
  /** By `<slice>.<version>`. */
  withdrawn: Record<string, WithdrawnVersion>;
}
