import { FEATURE_FILTERS, SEARCH_SORTS, type SearchSort } from '@waymark/contracts-reviews';

/** All that the address of a search asks for. Needs are no part of it: they stay in the browser. */
export interface Question {
  /** Kind, name, features and perhaps a place in one text. */
  q: string;
  /** The place alone, from a box of its own. */
  where: string;
  kind: string | null;
  features: (typeof FEATURE_FILTERS)[number];
  withinKm: number | null;
  /** Middle of a part of the map that the person chose to look in, "53.797,-1.551", with `withinKm` around it. Never where they are. */
  around: string | null;
  minRating: number | null;
  sort: SearchSort;
  /** Null: the UK first for a browser that is there, else everywhere. */
  area: 'uk' | 'world' | null;
}

export const NO_QUESTION: Question = {
  q: '',
  where: '',
  kind: null,
  features: 'any',
  withinKm: null,
  around: null,
  minRating: null,
  sort: 'best',
  area: null,
};

const AREAS = ['uk', 'world'] as const;
/** The server refuses longer texts. */
const LONGEST = { q: 200, where: 100, kind: 60 } as const;
const FURTHEST_KM = 200;
const POSITION = /^-?\d{1,2}(\.\d{1,3})?,-?\d{1,3}(\.\d{1,3})?$/;
const BEST_RATING = 5;

/** The address of a question: only what differs from a question as it opens. */
export function questionParams(question: Question): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(question)) {
    const text = String(value ?? '').trim();
    if (text && value !== NO_QUESTION[name as keyof Question]) params.set(name, text);
  }
  return params;
}

export const questionAddress = (part: Partial<Question>): string =>
  `/search?${questionParams({ ...NO_QUESTION, ...part }).toString()}`;

/** The question of an address. Anyone may have written it: what it cannot mean is left out. */
export function readQuestion(params: URLSearchParams): Question {
  const text = (name: keyof typeof LONGEST) => (params.get(name) ?? '').trim().slice(0, LONGEST[name]);
  return {
    q: text('q'),
    where: text('where'),
    kind: text('kind') || null,
    features: FEATURE_FILTERS.find((one) => one === params.get('features')) ?? NO_QUESTION.features,
    withinKm: numberUpTo(FURTHEST_KM, params.get('withinKm')),
    around: positionIn(params.get('around')),
    minRating: numberUpTo(BEST_RATING, params.get('minRating')),
    sort: SEARCH_SORTS.find((one) => one === params.get('sort')) ?? NO_QUESTION.sort,
    area: AREAS.find((one) => one === params.get('area')) ?? null,
  };
}

function numberUpTo(most: number, text: string | null): number | null {
  const value = Number(text);
  return value >= 1 && value <= most ? value : null;
}

/** A hundred metres are as exact as an address gets. */
function positionIn(text: string | null): string | null {
  if (!text || !POSITION.test(text)) return null;
  const [latitude = 0, longitude = 0] = text.split(',').map(Number);
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? text : null;
}

/** How many filters narrow the answer, for the word on their button. */
export const filtersOn = ({ kind, features, withinKm, around, minRating }: Question): number =>
  [kind, features !== 'any', withinKm && !around, minRating].filter(Boolean).length;
