import type { PageBoot } from '@waymark/contracts-core';
import { RemoteLoadError, type RemoteModule } from '@waymark/mfe-kit';
import { entryCandidates } from './entry-candidates';
import { validateRemote } from './validate-remote';

type Remote = PageBoot['remotes'][string];

/** Fetches what one build exports; given by the federation runtime, or by a test. */
export type FetchRemote = (slice: string, entry: string) => Promise<unknown>;

/** Loads remotes once each; a remote that failed is tried again when it is asked for again. */
export class RemoteLoader {
  readonly #loaded = new Map<string, Promise<RemoteModule>>();
  readonly #tries = new Map<string, number>();

  constructor(
    private readonly remotes: PageBoot['remotes'],
    private readonly fetchRemote: FetchRemote,
  ) {}

  load(slice: string): Promise<RemoteModule> {
    const known = this.#loaded.get(slice);
    if (known) return known;
    const loading = this.#loadAnyBuild(slice);
    this.#loaded.set(slice, loading);
    loading.catch(() => this.#loaded.delete(slice));
    return loading;
  }

  async #loadAnyBuild(slice: string): Promise<RemoteModule> {
    const remote = this.remotes[slice];
    if (!remote) throw new RemoteLoadError('not-loaded', `No build of ${slice} is published`);
    const tryNumber = this.#tries.get(slice) ?? 0;
    this.#tries.set(slice, tryNumber + 1);
    return this.#firstThatLoads(remote, entryCandidates(remote, tryNumber));
  }

  async #firstThatLoads(remote: Remote, candidates: string[]): Promise<RemoteModule> {
    let failure: unknown;
    for (const entry of candidates) {
      try {
        return validateRemote(remote.slice, await this.fetchRemote(remote.slice, entry));
      } catch (error) {
        failure = error;
        console.warn(`The ${remote.slice} build at ${entry} did not load:`, error);
      }
    }
    throw failure instanceof RemoteLoadError
      ? failure
      : new RemoteLoadError('not-loaded', `${remote.slice} did not load`, { cause: failure });
  }
}
