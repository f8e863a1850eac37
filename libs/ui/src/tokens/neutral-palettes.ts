/** Colours that do not change with the colour theme. Keys become `--color-<key>`. */
export interface NeutralPalette {
  page: string;
  surface: string;
  sunken: string;
  text: string;
  'text-soft': string;
  border: string;
  line: string;
  good: string;
  'good-soft': string;
  bad: string;
  'bad-soft': string;
  warn: string;
  'warn-soft': string;
  info: string;
  'info-soft': string;
  star: string;
  focus: string;
  'focus-gap': string;
}

const light: NeutralPalette = {
  page: '#fbfaf7',
  surface: '#ffffff',
  sunken: '#f3f1eb',
  text: '#1d1c1a',
  'text-soft': '#474440',
  border: '#77726b',
  line: '#c8c2b6',
  good: '#0d4a2b',
  'good-soft': '#e4f3e9',
  bad: '#831a17',
  'bad-soft': '#fdebe9',
  warn: '#5a3a00',
  'warn-soft': '#fff2d3',
  info: '#0c4470',
  'info-soft': '#e6f0f8',
  star: '#8f5b00',
  focus: '#0b0c0d',
  'focus-gap': '#ffffff',
};

const dark: NeutralPalette = {
  page: '#14171a',
  surface: '#1c2024',
  sunken: '#101316',
  text: '#f3f1ec',
  'text-soft': '#cbc8c1',
  border: '#8d949b',
  line: '#4a5158',
  good: '#a6e3b8',
  'good-soft': '#143022',
  bad: '#ffbdb7',
  'bad-soft': '#3b1816',
  warn: '#ffd98a',
  'warn-soft': '#33280d',
  info: '#add5f8',
  'info-soft': '#12293b',
  star: '#f2b84b',
  focus: '#ffffff',
  'focus-gap': '#0b0c0d',
};

const lightHighContrast: NeutralPalette = {
  ...light,
  page: '#ffffff',
  sunken: '#ffffff',
  text: '#000000',
  'text-soft': '#000000',
  border: '#000000',
  line: '#000000',
  star: '#000000',
};

const darkHighContrast: NeutralPalette = {
  ...dark,
  page: '#000000',
  surface: '#000000',
  sunken: '#000000',
  text: '#ffffff',
  'text-soft': '#ffffff',
  border: '#ffffff',
  line: '#ffffff',
};

export const NEUTRAL_PALETTES = { light, dark, lightHighContrast, darkHighContrast };
