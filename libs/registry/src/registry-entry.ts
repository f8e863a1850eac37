import {
  reinstatedVersionSchema,
  remoteReleaseSchema,
  serviceReleaseSchema,
  shellReleaseSchema,
  SHELL_KEY,
  withdrawnKey,
  withdrawnVersionSchema,
  type ReinstatedVersion,
  type RemoteRelease,
  type ServiceRelease,
  type ShellRelease,
  type WithdrawnVersion,
} from '@waymark/contracts-core';

/** The content of a registry key, by kind. */
export type RegistryEntry =
  | { kind: 'shell'; value: ShellRelease }
  | { kind: 'remote'; value: RemoteRelease }
  | { kind: 'service'; value: ServiceRelease }
  | { kind: 'withdrawn'; value: WithdrawnVersion }
  /** Under the same keys: the version may be served again. */
  | { kind: 'reinstated'; value: ReinstatedVersion };

export type EntryKind = RegistryEntry['kind'];

/** Returns null for keys without entries, like locks, and for keys of a later version. */
export function kindOfKey(key: string): EntryKind | null {
  if (key === SHELL_KEY) return 'shell';
  const kind = /^(remote|service)\.[a-z]+$/.exec(key)?.[1] ?? /^(withdrawn)\.[a-z]+\.[\w-]+$/.exec(key)?.[1];
  return (kind ?? null) as EntryKind | null;
}

/** Returns null when the content does not match the contract, or belongs to another slice than its key. */
export function parseEntry(key: string, content: unknown): RegistryEntry | null {
  const kind = kindOfKey(key);
  if (kind === 'shell') return entry(kind, shellReleaseSchema.safeParse(content), () => SHELL_KEY, key);
  if (kind === 'remote')
    return entry(kind, remoteReleaseSchema.safeParse(content), ({ slice }) => `remote.${slice}`, key);
  if (kind === 'service')
    return entry(kind, serviceReleaseSchema.safeParse(content), ({ slice }) => `service.${slice}`, key);
  if (kind === 'withdrawn')
    return (
      entry(kind, withdrawnVersionSchema.safeParse(content), keyOfVersion, key) ??
      entry('reinstated', reinstatedVersionSchema.safeParse(content), keyOfVersion, key)
    );
  return null;
}

const keyOfVersion = ({ slice, version }: WithdrawnVersion | ReinstatedVersion): string => withdrawnKey(slice, version);

/** Returns an entry's number: of two entries of a key, the higher one counts, whenever it was written. */
export function orderOf({ kind, value }: RegistryEntry): number {
  return kind === 'withdrawn' || kind === 'reinstated' ? Date.parse(value.at) : value.sequence;
}

type Parsed<T> = { success: true; data: T } | { success: false };

function entry<K extends EntryKind, T>(
  kind: K,
  parsed: Parsed<T>,
  keyOf: (value: T) => string,
  key: string,
): RegistryEntry | null {
  return parsed.success && keyOf(parsed.data) === key
    ? ({ kind, value: parsed.data } as unknown as RegistryEntry)
    : null;
}
