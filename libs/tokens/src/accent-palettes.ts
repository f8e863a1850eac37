export interface AccentPalette {
  accent: string;
  'accent-strong': string;
  'accent-soft': string;
  'on-accent': string;
  /** Background of the footer; `on-deep` is the colour of all text on it. */
  deep: string;
  'on-deep': string;
}

/** By colour theme of the accessibility panel. */
export const ACCENT_PALETTES = {
  default: {
    light: {
      accent: '#0b4a80',
      'accent-strong': '#07365f',
      'accent-soft': '#e6f0f8',
      'on-accent': '#ffffff',
      deep: '#07335a',
      'on-deep': '#ffffff',
    },
    dark: {
      accent: '#9ccbf6',
      'accent-strong': '#c3e0fb',
      'accent-soft': '#12293b',
      'on-accent': '#0b1015',
      deep: '#0b2236',
      'on-deep': '#ffffff',
    },
  },
  warm: {
    light: {
      accent: '#7d3009',
      'accent-strong': '#5d2204',
      'accent-soft': '#fdeee4',
      'on-accent': '#ffffff',
      deep: '#54200a',
      'on-deep': '#ffffff',
    },
    dark: {
      accent: '#ffbd92',
      'accent-strong': '#ffd8bf',
      'accent-soft': '#392113',
      'on-accent': '#160c06',
      deep: '#2c170c',
      'on-deep': '#ffffff',
    },
  },
  nature: {
    light: {
      accent: '#17502a',
      'accent-strong': '#0d3a1c',
      'accent-soft': '#e6f3e9',
      'on-accent': '#ffffff',
      deep: '#0f3d20',
      'on-deep': '#ffffff',
    },
    dark: {
      accent: '#9edcae',
      'accent-strong': '#c4ecce',
      'accent-soft': '#152f1e',
      'on-accent': '#07120b',
      deep: '#0e2415',
      'on-deep': '#ffffff',
    },
  },
  royal: {
    light: {
      accent: '#54268a',
      'accent-strong': '#3d1868',
      'accent-soft': '#f2ebfa',
      'on-accent': '#ffffff',
      deep: '#3b1a63',
      'on-deep': '#ffffff',
    },
    dark: {
      accent: '#d5bafb',
      'accent-strong': '#e7d7fd',
      'accent-soft': '#2a1f3b',
      'on-accent': '#0f0916',
      deep: '#1f1430',
      'on-deep': '#ffffff',
    },
  },
  monochrome: {
    light: {
      accent: '#000000',
      'accent-strong': '#2b2b2b',
      'accent-soft': '#efefef',
      'on-accent': '#ffffff',
      deep: '#000000',
      'on-deep': '#ffffff',
    },
    dark: {
      accent: '#ffffff',
      'accent-strong': '#d9d9d9',
      'accent-soft': '#2c2c2c',
      'on-accent': '#000000',
      deep: '#000000',
      'on-deep': '#ffffff',
    },
  },
} satisfies Record<string, { light: AccentPalette; dark: AccentPalette }>;
