import type { NatsConnection } from '@nats-io/transport-node';
import type { ServiceRelease } from '@waymark/contracts-core';
import type { PageBuild, Staged } from '../registry/staged';
import type { Environment } from '../environments/environment';
import type { PageToOpen } from '../pages/pages-to-open';
import type { RegistryWriter } from '../registry/registry-writer';
import type { SourceList } from '../build/source-list';
import type { UndoList } from './run-steps';

/** The options of `npm run release -- <slice> …`. */
export interface ReleaseOptions {
  slice: string;
  /** Percent of visitors who get a new browser build first; 100 gives it to everybody immediately. */
  weight: number;
  /** Releases only this half of the slice. */
  only?: 'remote' | 'service';
  /** Stay at the weight; a later release of the same build continues from there. */
  hold: boolean;
  /** Release a version that a gateway has withdrawn. */
  again: boolean;
  /** How long the first visitors are watched before everybody gets it. */
  watchSeconds?: number;
  /** How many visitors' browsers must have loaded it before everybody gets it. */
  loads?: number;
  /** Publish it although no browser has opened its pages; the history records this. */
  withoutBrowser?: boolean;
}

/** A deployable of the slice that this release includes. */
interface Part {
  /** Path in the checkout, e.g. `mfe-account` or `services/account`. */
  folder: string;
  sources: SourceList;
  /** Source files that differ from the live build's; null when unknown. */
  changed: string[] | null;
}

/** A remote or the shell, which browsers load. */
export interface PagePart extends Part {
  kind: 'remote' | 'shell';
  /** The state when the release began. */
  live: (Staged<PageBuild> & { sequence: number }) | null;
  /** Set by the build step when it differs from what everybody already gets. */
  build?: PageBuild;
  /** Sequence of our last write of its key. */
  written?: number;
}

export interface ServicePart extends Part {
  live: ServiceRelease | null;
  /** Set by the build step when it differs from the live version. */
  version?: string;
  /** Set once it runs. */
  origins?: string[];
}

/** The state that the steps of one release share. */
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
  /** Set when the changed pages were opened: those that have the live build's files. */
  otherPages?: PageToOpen[];
  /** Set while the first visitors are watched: how many of their browsers have loaded the new build. */
  loads?: number;
  /** The reason why not everybody got it although nothing failed. */
  heldBack?: string;
  /** Set by the first step. */
  page?: PagePart;
  service?: ServicePart;
}
