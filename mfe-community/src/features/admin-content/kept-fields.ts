import { KEPT_LIMITS } from '@waymark/contracts-community';
import type { KeptId } from './kept-address';
import { tagsOfPart } from './kept-start';

/** One field of a form, by its path in the content. */
export interface KeptField {
  name: string;
  label: string;
  as: 'line' | 'text' | 'time';
  required?: true;
  hint?: string;
}

const EMPTY_LINE = 'An empty line begins a new paragraph.';
const LINK = 'An address that begins with https://, or a path of this site such as /reviews.';
const rows = (most: number, of: (at: number) => KeptField[]): KeptField[] =>
  Array.from({ length: most }, (_, at) => of(at)).flat();

const CHARITY: KeptField[] = [
  { name: 'name', label: 'Its name', as: 'line', required: true },
  { name: 'mission', label: 'Its mission', as: 'text', required: true, hint: EMPTY_LINE },
  ...rows(KEPT_LIMITS.figures, (at) => [
    { name: `impact.${at}.figure`, label: `Figure ${at + 1}`, as: 'line', hint: 'Such as: Over 25,000' },
    {
      name: `impact.${at}.words`,
      label: `What figure ${at + 1} counts`,
      as: 'line',
      hint: 'Such as: people supported',
    },
  ]),
  { name: 'linkLabel', label: 'Words of the link', as: 'line', required: true },
  { name: 'linkHref', label: 'Address of the link', as: 'line', required: true, hint: 'It begins with https://.' },
];

const FOUNDERS: KeptField[] = [
  { name: 'lead', label: 'How it begins', as: 'line', required: true },
  { name: 'mission', label: 'Our mission', as: 'text', required: true, hint: EMPTY_LINE },
  { name: 'stories', label: 'The founders’ stories', as: 'text', required: true, hint: EMPTY_LINE },
  ...rows(KEPT_LIMITS.principles, (at) => [
    { name: `principles.${at}.heading`, label: `What we believe in ${at + 1}`, as: 'line' },
    { name: `principles.${at}.text`, label: `What ${at + 1} means`, as: 'line' },
  ]),
  { name: 'names', label: 'Names', as: 'text', hint: 'One a line. Without any, those whom the operator named.' },
];

const AD: KeptField[] = [
  {
    name: 'image',
    label: 'Picture',
    as: 'line',
    required: true,
    hint: 'Its path on this site, such as /r/ads/1/ramp.webp.',
  },
  {
    ...{ name: 'alternativeText', label: 'What the picture says', as: 'line', required: true },
    hint: 'For people who cannot see it.',
  },
  { name: 'href', label: 'Where it leads', as: 'line', required: true, hint: LINK },
];

const BANNER: KeptField[] = [
  { name: 'heading', label: 'What is planned', as: 'line', required: true },
  { name: 'text', label: 'What will not work, and what still does', as: 'text', required: true, hint: EMPTY_LINE },
  { name: 'from', label: 'Work begins (UK time)', as: 'time', required: true },
  {
    ...{ name: 'until', label: 'Work is over (UK time)', as: 'time', required: true },
    hint: 'The banner is shown from its publishing until then.',
  },
  { name: 'linkLabel', label: 'Words of a link', as: 'line' },
  { name: 'linkHref', label: 'Address of the link', as: 'line', hint: LINK },
];

/** The fields of one thing, in the order of its form. */
export function fieldsOf({ kind, key }: KeptId): KeptField[] {
  if (kind === 'charity') return CHARITY;
  if (kind === 'founders') return FOUNDERS;
  if (kind === 'ad') return AD;
  if (kind === 'banner') return BANNER;
  return [
    {
      name: 'intro',
      label: key === 'guide' ? 'About the guide' : 'What it is about',
      as: 'text',
      hint: EMPTY_LINE,
    },
    ...tagsOfPart(key).map((tag, at) => ({
      name: `notes.${at}.text`,
      label: `What #${tag} finds`,
      as: 'line' as const,
    })),
  ];
}
