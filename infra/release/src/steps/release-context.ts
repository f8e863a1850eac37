import type { NatsConnection } from '@nats-io/transport-node';
import type { ServiceRelease } from '@waymark/contracts-core';
import type { PageBuild, Staged } from '../registry/staged';
import type { Environment } from '../environments/environment';
import type { RegistryWriter } from '../registry/registry-writer';
import type { SourceList } from '../build/source-list';
import type { UndoList } from './run-steps';

/** What `npm run release -- <slice> …` was asked for. */
export interface ReleaseOptions {
  slice: string;
  /** Percent of visitors who get a new browser build first; 100 gives it to everyone at once. */
  weight: number;
  /** One half of the slice alone. */
  only?: 'remote' | 'service';
  /** Stay at the weight: a later release of the same build goes on from there. */
  hold: boolean;
  /** Release a version that a gateway has withdrawn. */
  again: boolean;
  /** How long the first visitors are watched before everyone gets it. */
  watchSeconds?: number;
  /** How many visitors' browsers must have loaded it before everyone gets it. */
  loads?: number;
  /** Publish it although no browser has opened its pages; the history says so. */
  withoutBrowser?: boolean;
}

/** One deployable of the slice that this release is about. */
interface Part {
  /** In the checkout, e.g. `mfe-account` or `services/account`. */
  folder: string;
  sources: SourceList;
  /** Source files that are other than what is live; null when nobody knows. */
  changed: string[] | null;
}

/** What browsers load: a remote, or the shell. */
export interface PagePart extends Part {
  kind: 'remote' | 'shell';
  /** As it was when the release began. */
  live: (Staged<PageBuild> & { sequence: number }) | null;
  /** Set by the build, when it is other than what everybody gets already. */
  build?: PageBuild;
  /** Sequence of our last write of its key. */
  written?: number;
}

export interface ServicePart extends Part {
  live: ServiceRelease | null;
  /** Set by the build, when it is other than what is live. */
  version?: string;
  /** Set once it runs. */
  origins?: string[];
}

/** What the steps of one release know and learn. */
export interface ReleaseContext {
  readonly root: string;
  readonly options: ReleaseOptions;
  readonly environment: Environment;
  readonly connection: NatsConnection;
  readonly writer: RegistryWriter;
  readonly signal: AbortSignal;
  readonly undo: UndoList;
  say(line: string): void;
  whatVisitorsSee(): Promise<string>;
  /** Set while the first visitors are watched: how many of their browsers loaded the new build. */
  loads?: number;
  /** Why not everybody got it although nothing failed. */
  heldBack?: string;
  /** Set by the first step. */
  page?: PagePart;
  service?: ServicePart;
}
