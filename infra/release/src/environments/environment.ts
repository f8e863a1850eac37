import type { PublicKeys, SigningKey } from '@waymark/registry';

/** Where releases go: what differs between a platform of `npm start` and a cluster. */
export interface Environment {
  readonly name: 'local' | 'production';
  /** One address, or several of one cluster, split by commas. */
  readonly natsUrl: string;
  readonly signer: SigningKey;
  /** Keys that the gateways believe. */
  readonly trusted: PublicKeys;
  /** Folder that the gateways serve `/r/` from. */
  readonly artefactsDir: string;
  /** Where visitors come in. */
  readonly origin: string;
  /** How long the first visitors are watched, unless a release says otherwise. */
  readonly watchSeconds: number;
  /** Who is logged in when a release opens pages as a member: an account that is kept for this. */
  member?(): { email: string; password: string } | null;
  /** Makes room for a service that never ran here: its database at least; refuses where a slice's own manifests bring that and were not applied. */
  admitService?(slice: string): Promise<void>;
  /** Address of a service's database for its owner, who may change tables. */
  ownerUrl(slice: string): string;
  /** Makes what was built ready to be started and answers its version. The same build has the same version. */
  packService(slice: string, signal: AbortSignal): Promise<string>;
  /** Starts a version beside what runs and answers its origins once all of it is ready; nothing is left when it fails. `before`: where it was reached when it was live. */
  startService(slice: string, version: string, before?: readonly string[]): Promise<string[]>;
  /** Ends what runs of the slice elsewhere than at these origins, once it has answered what it had begun. None keeps nothing of a first release. */
  retireService(slice: string, keep: readonly string[]): Promise<void>;
  /** Whether requests may be sent there: a registry entry must not lead them out of the house. */
  isOwnOrigin(origin: string): boolean;
}
