import type { RegistrySnapshot } from '@waymark/contracts-core';
import { EMPTY_SNAPSHOT } from './empty-snapshot';

type Listener = (snapshot: RegistrySnapshot) => void;

/** The registry as this gateway knows it now. */
export class RegistryStore {
  private current = EMPTY_SNAPSHOT;
  private readonly listeners: Listener[] = [];

  get snapshot(): RegistrySnapshot {
    return this.current;
  }

  replace(snapshot: RegistrySnapshot): void {
    this.current = snapshot;
    for (const listener of this.listeners) listener(snapshot);
  }

  /** Calls back with each later snapshot, and at once with this one. */
  follow(listener: Listener): void {
    this.listeners.push(listener);
    listener(this.current);
  }
}
