import type { Trust } from '@waymark/registry';
import type { Logger } from '../ops/logger';
import type { Metrics } from '../ops/metrics';
import { applyChange, type RegistryChange } from './apply-change';
import type { RegistryStore } from './registry-store';
import type { SnapshotFile } from './snapshot-file';

/**
 * Verifies entries from the bucket and puts them into the store. If one is rejected, the last good entry remains in
 * use.
 */
export class RegistryIntake {
  constructor(
    private readonly store: RegistryStore,
    private readonly file: SnapshotFile,
    private readonly trust: Trust,
    private readonly logger: Logger,
    private readonly metrics: Metrics,
  ) {}

  /** Loads the registry that this gateway last trusted. */
  async restore(): Promise<void> {
    for (const [key, text] of await this.file.read()) this.apply({ key, text });
  }

  take(change: RegistryChange, revision: number): void {
    this.store.revision = Math.max(this.store.revision, revision);
    if (this.apply(change)) this.keep();
  }

  /** Applies earlier changes, oldest first, if they are valid and new here. Old invalid entries are not reported. */
  recall(changes: readonly RegistryChange[]): void {
    const state = changes.reduce((last, change) => applyChange(last, change, this.trust).state, this.store.state);
    if (state === this.store.state) return;
    this.store.replace(state);
    this.keep();
  }

  private keep(): void {
    this.file.write(this.store.state).catch((error: unknown) => {
      this.logger.error({ err: error }, 'the registry snapshot could not be written');
    });
  }

  private apply(change: RegistryChange): boolean {
    const { key } = change;
    const { state, refused } = applyChange(this.store.state, change, this.trust);
    if (refused) {
      this.store.refused.set(key, refused);
      this.metrics.registryRefused(refused);
      this.logger.error({ key, reason: refused }, 'a registry entry was refused; keeping the last good one');
      return false;
    }
    this.store.refused.delete(key);
    if (state === this.store.state) return false;
    this.store.replace(state);
    return true;
  }
}
