import type { Slice } from '../load/site';
import type { ChaosPlatform } from './platform/chaos-platform';

/** `short` is the form that CI runs. */
export type Form = 'short' | 'full';

/** What was measured, and whether it is as it must be. */
export interface Finding {
  isAsItMust: boolean;
  figure: string;
}

export interface Outcome {
  held: Finding;
  /** The same fault done to what we could have built instead: as it must be when that fails. Null: there is none to compare. */
  control: Finding | null;
}

export interface Guarantee {
  /** As in the list of guarantees, e.g. `G3`; `--only` takes it. */
  id: string;
  /** What is promised, in a few words. */
  promise: string;
  /** Those whose own code it shows something about: a check of another slice alone leaves it out. */
  slices: readonly Slice[];
  /** Can be shown with `--replicas 2` only: there are three NATS nodes then. */
  needsCluster?: boolean;
  run(platform: ChaosPlatform, form: Form): Promise<Outcome>;
}
