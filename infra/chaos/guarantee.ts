import type { Slice } from '../load/site';
import type { ChaosPlatform } from './platform/chaos-platform';

/** `short` is the form that CI runs. */
export type Form = 'short' | 'full';

/** The measurement, and whether it meets the requirement. */
export interface Finding {
  isAsItMust: boolean;
  figure: string;
}

export interface Outcome {
  held: Finding;
  /** The same fault in an alternative design, which must fail there. Null if there is no alternative. */
  control: Finding | null;
}

export interface Guarantee {
  /** ID in the list of guarantees, such as `G3`; `--only` accepts it. */
  id: string;
  /** The promise in a few words. */
  promise: string;
  /** The slices with code that this tests; a check of another slice skips it. */
  slices: readonly Slice[];
  /** Needs three NATS nodes, which only `--replicas 2` starts. */
  needsCluster?: boolean;
  run(platform: ChaosPlatform, form: Form): Promise<Outcome>;
}
