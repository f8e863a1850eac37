import {
  remoteKey,
  serviceKey,
  SHELL_KEY,
  type RemoteRelease,
  type ServiceRelease,
  type ShellRelease,
} from '@waymark/contracts-core';

/** What is released, by kind of registry key. */
export interface Releases {
  remote: RemoteRelease;
  shell: ShellRelease;
  service: ServiceRelease;
}
export type ReleaseKind = keyof Releases;

export function keyOf(kind: ReleaseKind, slice: string): string {
  if (kind === 'shell') return SHELL_KEY;
  return kind === 'remote' ? remoteKey(slice) : serviceKey(slice);
}
