import type { RegistrySnapshot, RegistryView } from '@waymark/contracts-core';
import type { RefusalReason } from '@waymark/registry';
import { hasCanary } from './choose-build';
import { EMPTY_STATE, type RegistryState } from './apply-change';
import { viewFor, type Override } from './view-for';

type Listener = (snapshot: RegistrySnapshot) => void;

/** The registry as this gateway knows it now. */
export class RegistryStore {
  /** Of the bucket, when the last entry was read. */
  revision = 0;
  /** Why the newest entry of a key is not in use. */
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

  /** The site as everyone gets it who is not among the visitors of a canary. */
  get view(): RegistryView {
    return this.stable;
  }

  /** Whether some visitors get another build than others. */
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

  /** Calls back with each later snapshot, and at once with this one. */
  follow(listener: Listener): void {
    this.listeners.push(listener);
    listener(this.current.snapshot);
  }
}
