import type { KindMeaning } from '../../venue/kind-meaning';
import type { Feature, SearchTag } from '@waymark/contracts-reviews';

export interface FeatureSaid {
  /** One of them is enough. */
  features: readonly Feature[];
  tag?: SearchTag;
  /** In the same breath it names the kind of place that is looked for: "disabled toilet". */
  isToilet: boolean;
  /** With hoist and bench. */
  isChanging: boolean;
}

/** A place by its name: "York station" is a station called York, too. */
export interface SpotSaid {
  name: string;
  bare: string;
  kinds: readonly string[];
  /** What it is called as well. */
  also?: readonly string[];
}

export type KindSaid = KindMeaning & {
  /** Said more exactly than any source has it: "autism school". */
  isUnlisted?: true;
};
