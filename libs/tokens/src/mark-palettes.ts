/** Colours of what a map marks. Shapes, sizes and numbers tell the same: none of them stands alone. */
export interface MarkPalette {
  /** Yellow, orange, red and green of a report's state; `mark-ink` is its edge and what is drawn in it. */
  'mark-minor': string;
  'mark-moderate': string;
  'mark-severe': string;
  'mark-done': string;
  'mark-ink': string;
  /** One hue by lightness, from little to most, away from the ground; the lower half bears one ink, the upper the other. */
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
