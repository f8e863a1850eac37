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

export type Verb = 'status' | 'history' | 'rollback' | 'kill' | 'revive';

export interface Command {
  verb: 'release' | Verb;
  environment: 'local' | 'production';
  /** Data folder of a local platform. */
  data?: string;
  options: ReleaseOptions;
}
