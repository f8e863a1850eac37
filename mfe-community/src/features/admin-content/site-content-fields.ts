import { SITE_CONTENT_LIMITS } from '@waymark/contracts-community';
import type { SiteContentId } from './site-content-address';
import { tagsOfPart } from './site-content-start';

/** A form field, by its path in the content. */
export interface SiteContentField {
  name: string;
  label: string;
  as: 'line' | 'text' | 'time';
  required?: true;
  hint?: string;
}

const EMPTY_LINE = 'Leave an empty line to start a new paragraph.';
const LINK = 'An address that starts with https://, or a path on this site such as /reviews.';
const rows = (most: number, of: (at: number) => SiteContentField[]): SiteContentField[] =>
  Array.from({ length: most }, (_, at) => of(at)).flat();

const CHARITY: SiteContentField[] = [
  { name: 'name', label: 'Its name', as: 'line', required: true },
  { name: 'mission', label: 'Its mission', as: 'text', required: true, hint: EMPTY_LINE },
  ...rows(SITE_CONTENT_LIMITS.figures, (at) => [
    { name: `impact.${at}.figure`, label: `Figure ${at + 1}`, as: 'line', hint: 'For example: Over 25,000' },
    {
      name: `impact.${at}.words`,
      label: `What figure ${at + 1} counts`,
      as: 'line',
      hint: 'For example: people supported',
    },
  ]),
  { name: 'linkLabel', label: 'Link text', as: 'line', required: true },
  { name: 'linkHref', label: 'Link address', as: 'line', required: true, hint: 'It starts with https://.' },
];

const FOUNDERS: SiteContentField[] = [
  { name: 'lead', label: 'Opening paragraph', as: 'line', required: true },
  { name: 'mission', label: 'Our mission', as: 'text', required: true, hint: EMPTY_LINE },
  { name: 'stories', label: 'The founders’ stories', as: 'text', required: true, hint: EMPTY_LINE },
  ...rows(SITE_CONTENT_LIMITS.principles, (at) => [
    { name: `principles.${at}.heading`, label: `Belief ${at + 1}`, as: 'line' },
    { name: `principles.${at}.text`, label: `What belief ${at + 1} means`, as: 'line' },
  ]),
  {
    name: 'names',
    label: 'Names',
    as: 'text',
    hint: 'One per line. If this is empty, we show the names set by the operator.',
  },
];

const AD: SiteContentField[] = [
  {
    name: 'image',
    label: 'Picture',
    as: 'line',
    required: true,
    hint: 'Its path on this site, such as /r/ads/1/ramp.webp.',
  },
  {
    ...{ name: 'alternativeText', label: 'Picture description', as: 'line', required: true },
    hint: 'For people who cannot see it.',
  },
  { name: 'href', label: 'Link address', as: 'line', required: true, hint: LINK },
];

const BANNER: SiteContentField[] = [
  { name: 'heading', label: 'What is planned', as: 'line', required: true },
  { name: 'text', label: 'What will not work, and what still will', as: 'text', required: true, hint: EMPTY_LINE },
  { name: 'from', label: 'Work starts (UK time)', as: 'time', required: true },
  {
    ...{ name: 'until', label: 'Work ends (UK time)', as: 'time', required: true },
    hint: 'The banner will be shown from when you publish it until then.',
  },
  { name: 'linkLabel', label: 'Link text', as: 'line' },
  { name: 'linkHref', label: 'Link address', as: 'line', hint: LINK },
];

/** Returns the fields of an item, in the order of its form. */
export function fieldsOf({ kind, key }: SiteContentId): SiteContentField[] {
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
