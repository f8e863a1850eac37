/** Colours of map markers. Shapes, sizes and numbers carry the same information, so colour is never the only sign. */
export interface MarkPalette {
  /** Yellow, orange, red and green for a report's state; `mark-ink` is the marker's border and content. */
  'mark-minor': string;
  'mark-moderate': string;
  'mark-severe': string;
  'mark-done': string;
  'mark-ink': string;
  /**
   * One hue in steps of lightness, from little to most, with growing contrast to the background. The lower half uses
   * one ink, the upper the other.
   */
  'heat-little': string;
  'heat-some': string;
  'heat-much': string;
  'heat-most': string;
  'heat-ink-low': string;
  'heat-ink-high': string;
}

const STATES = {
  'mark-minor': '#ffd43b',
  'mark-moderate': '#ff9a3d',
  'mark-severe': '#f0564a',
  'mark-done': '#58bd82',
  'mark-ink': '#171614',
} as const;

export const LIGHT_MARKS: MarkPalette = {
  ...STATES,
  'heat-little': '#ffe9d2',
  'heat-some': '#fdb97a',
  'heat-much': '#8a3304',
  'heat-most': '#431700',
  'heat-ink-low': '#2b0f00',
  'heat-ink-high': '#ffffff',
};

export const DARK_MARKS: MarkPalette = {
  ...STATES,
  'heat-little': '#3a2213',
  'heat-some': '#6a3410',
  'heat-much': '#ffb473',
  'heat-most': '#ffe9d2',
  'heat-ink-low': '#ffffff',
  'heat-ink-high': '#2b0f00',
};
