import type { PublicKeys, SigningKey } from '@waymark/registry';

/** The target of a release: the differences between a platform of `npm start` and a cluster. */
export interface Environment {
  readonly name: 'local' | 'production';
  /** One URL, or several of one cluster, separated by commas. */
  readonly natsUrl: string;
  readonly signer: SigningKey;
  /** Keys that the gateways trust. */
  readonly trusted: PublicKeys;
  /** The folder that the gateways serve as `/r/`. */
  readonly artefactsDir: string;
  /** The site's public origin. */
  readonly origin: string;
  /** The default for how long the first visitors are watched. */
  readonly watchSeconds: number;
  /** The account with which a release opens pages as a member. It exists only for releases. */
  member?(): { email: string; password: string } | null;
  /**
   * Adds a service that never ran here, at least its database. Throws where a slice's own manifests should do so and
   * were not applied.
   */
  admitService?(slice: string): Promise<void>;
  /** Returns the URL of a service's database for its owner, who may change tables. */
  ownerUrl(slice: string): string;
  /** Prepares a build for starting and returns its version. The same build always has the same version. */
  packService(slice: string, signal: AbortSignal): Promise<string>;
  /**
   * Starts a version beside the running one and returns its origins once it is ready; leaves nothing behind on
   * failure. `before`: its origins when it was live.
   */
  startService(slice: string, version: string, before?: readonly string[]): Promise<string[]>;
  /**
   * Stops the slice's processes at all other origins, after they have finished their pending requests. An empty list
   * stops everything of a first release.
   */
  retireService(slice: string, keep: readonly string[]): Promise<void>;
  /** Returns whether requests may be sent there: a registry entry must not route them outside the platform. */
  isOwnOrigin(origin: string): boolean;
}
