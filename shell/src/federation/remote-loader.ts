import type { LoadReport, PageBoot } from '@waymark/contracts-core';
import { RemoteLoadError, type RemoteModule } from '@waymark/mfe-kit';
import { buildOf } from '../telemetry/build-of';
import { faultOf } from '../telemetry/fault-of';
import { entryCandidates, type Candidate } from './entry-candidates';
import { validateRemote } from './validate-remote';

type Remote = PageBoot['remotes'][string];

/** Loads the exports of one build; provided by the federation runtime or by a test. */
export type FetchRemote = (slice: string, candidate: Candidate) => Promise<unknown>;

/** Loads each remote once; a failed remote is retried on the next request. */
export class RemoteLoader {
  readonly #loaded = new Map<string, Promise<RemoteModule>>();
  readonly #tries = new Map<string, number>();
  readonly #versions = new Map<string, string>();

  constructor(
    private readonly remotes: PageBoot['remotes'],
    private readonly fetchRemote: FetchRemote,
    private readonly report: (report: LoadReport) => void = () => undefined,
  ) {}

  /** Reports that a page or part of a slice failed after its entry had loaded. */
  failed(slice: string, error: Error): void {
    const version = this.#versions.get(slice);
    if (version) this.#tell(slice, version, error);
  }

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

  async #firstThatLoads({ slice, version: wanted }: Remote, candidates: Candidate[]): Promise<RemoteModule> {
    // Failed builds by version, because a version that loads on the second attempt has not failed.
    const failures = new Map<string, unknown>();
    let failure: unknown;
    try {
      for (const candidate of candidates) {
        const version = buildOf(candidate.entry)?.version ?? wanted;
        try {
          const remote = validateRemote(slice, await this.fetchRemote(slice, candidate));
          failures.delete(version);
          this.#versions.set(slice, version);
          this.report({ slice, version, outcome: 'loaded' });
          return remote;
        } catch (error) {
          failure = error;
          failures.set(version, error);
          console.warn(`The ${slice} build at ${candidate.entry} did not load:`, error);
        }
      }
    } finally {
      failures.forEach((error, version) => this.#tell(slice, version, error));
    }
    throw failure instanceof RemoteLoadError
      ? failure
      : new RemoteLoadError('not-loaded', `${slice} did not load`, { cause: failure });
  }

  #tell(slice: string, version: string, error: unknown): void {
    const kind = faultOf(error);
    this.report({ slice, version, outcome: kind === 'threw' ? 'script-error' : 'load-error', kind });
  }
}
