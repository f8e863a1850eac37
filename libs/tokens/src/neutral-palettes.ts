import { DARK_MARKS, LIGHT_MARKS, type MarkPalette } from './mark-palettes';

/** Colours that do not change with the colour theme. Keys become `--color-<key>`. */
export interface NeutralPalette extends MarkPalette {
  page: string;
  surface: string;
  sunken: string;
  text: string;
  'text-soft': string;
  /** Border of a control: contrast 3:1. */
  border: string;
  /** Border of a box that groups; `hair` separates rows and cards and carries no meaning. */
  line: string;
  hair: string;
  /** Warm colours: `sun` only in drawings, `sun-soft` behind text, `sun-line` as its border. */
  sun: string;
  'sun-soft': string;
  'sun-line': string;
  good: string;
  'good-soft': string;
  bad: string;
  'bad-soft': string;
  warn: string;
  'warn-soft': string;
  info: string;
  'info-soft': string;
  star: string;
  /** Background colours of a map; names are drawn on both. */
  'map-land': string;
  'map-sea': string;
  focus: string;
  'focus-gap': string;
}

const light: NeutralPalette = {
  ...LIGHT_MARKS,
  page: '#fbf9f4',
  surface: '#ffffff',
  sunken: '#f4f0e6',
  text: '#1c1b1a',
  'text-soft': '#47443f',
  border: '#77726b',
  line: '#cfc9bd',
  hair: '#e6e1d6',
  sun: '#f3c34f',
  'sun-soft': '#fdf3d7',
  'sun-line': '#e3cf93',
  good: '#0d4a2b',
  'good-soft': '#e3f2e8',
  bad: '#831a17',
  'bad-soft': '#fdebe9',
  warn: '#5a3a00',
  'warn-soft': '#fff2d3',
  info: '#0c4470',
  'info-soft': '#e6f0f8',
  star: '#8f5b00',
  'map-land': '#f3efe4',
  'map-sea': '#cfe3f0',
  focus: '#0b0c0d',
  'focus-gap': '#ffffff',
};

const dark: NeutralPalette = {
  ...DARK_MARKS,
  page: '#161614',
  surface: '#201f1c',
  sunken: '#121210',
  text: '#f4f1ea',
  'text-soft': '#cfcac0',
  border: '#98938a',
  line: '#545048',
  hair: '#38352f',
  sun: '#f2b84b',
  'sun-soft': '#30280f',
  'sun-line': '#5d4d1c',
  good: '#a6e3b8',
  'good-soft': '#143022',
  bad: '#ffbdb7',
  'bad-soft': '#3b1816',
  warn: '#ffd98a',
  'warn-soft': '#33280d',
  info: '#add5f8',
  'info-soft': '#12293b',
  star: '#f2b84b',
  'map-land': '#2b2923',
  'map-sea': '#0f2434',
  focus: '#ffffff',
  'focus-gap': '#0b0c0d',
};

const all = <Name extends keyof NeutralPalette>(colour: string, ...names: Name[]): Record<Name, string> =>
  Object.fromEntries(names.map((name) => [name, colour])) as Record<Name, string>;
const INKS = ['text', 'text-soft', 'border', 'line', 'hair', 'sun-line'] as const;

const lightHighContrast: NeutralPalette = {
  ...light,
  ...all('#ffffff', 'page', 'sunken', 'map-land'),
  ...all('#000000', ...INKS, 'star'),
  'map-sea': '#e3eff7',
};

const darkHighContrast: NeutralPalette = {
  ...dark,
  ...all('#000000', 'page', 'surface', 'sunken', 'map-land'),
  ...all('#ffffff', ...INKS),
  'map-sea': '#12293b',
};

export const NEUTRAL_PALETTES = { light, dark, lightHighContrast, darkHighContrast };
