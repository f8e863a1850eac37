import type { RegistrySnapshot, RegistryView } from '@waymark/contracts-core';
import type { RefusalReason } from '@waymark/registry';
import { hasCanary, type Override, viewFor } from './choose-build';
import { EMPTY_STATE, type RegistryState } from './apply-change';

type Listener = (snapshot: RegistrySnapshot) => void;

/** The registry as this gateway currently knows it. */
export class RegistryStore {
  /** Revision of the bucket when the last entry was read. */
  revision = 0;
  /** Why the newest entry of a key was rejected, by key. */
  readonly refused = new Map<string, RefusalReason>();
  private current = EMPTY_STATE;
  private stable: RegistryView = viewFor(EMPTY_STATE.snapshot, null);
  private canary = false;
  private readonly listeners: Listener[] = [];

  get state(): RegistryState {
    return this.current;
  }

  get snapshot(): RegistrySnapshot {
    return this.current.snapshot;
  }

  /** The site as everyone sees it who does not get a canary. */
  get view(): RegistryView {
    return this.stable;
  }

  /** Whether some visitors get a different build than others. */
  get hasCanary(): boolean {
    return this.canary;
  }

  viewFor(visitorId: string | null, override?: Override): RegistryView {
    const isStable = !override && (visitorId === null || !this.canary);
    return isStable ? this.stable : viewFor(this.current.snapshot, visitorId, override);
  }

  replace(state: RegistryState): void {
    this.current = state;
    this.stable = viewFor(state.snapshot, null);
    this.canary = hasCanary(state.snapshot);
    for (const listener of this.listeners) listener(state.snapshot);
  }

  /** Calls back with the current snapshot immediately, and with each later one. */
  follow(listener: Listener): void {
    this.listeners.push(listener);
    listener(this.current.snapshot);
  }
}
