import { FEATURE_FILTERS, SEARCH_SORTS, type SearchSort } from '@waymark/contracts-reviews';

/** Everything that a search URL contains. The reader's needs are not part of it: they stay in the browser. */
export interface Question {
  /** Kind, name, features and possibly a place in one text. */
  q: string;
  /** Only the place, if it was typed into its own box. */
  where: string;
  kind: string | null;
  features: (typeof FEATURE_FILTERS)[number];
  withinKm: number | null;
  /**
   * The middle of a map area that the person chose, "53.797,-1.551", with `withinKm` around it. Never the person's own
   * position.
   */
  around: string | null;
  minRating: number | null;
  sort: SearchSort;
  /** Null: the UK first for browsers in the UK, else worldwide. */
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
/** The server rejects longer texts. */
const LONGEST = { q: 200, where: 100, kind: 60 } as const;
const FURTHEST_KM = 200;
const POSITION = /^-?\d{1,2}(\.\d{1,3})?,-?\d{1,3}(\.\d{1,3})?$/;
const BEST_RATING = 5;

/** Returns the URL parameters of a query; default values are left out. */
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

/** Reads the query from a URL. Invalid values are ignored. */
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

/** Positions in URLs are rounded to a hundred metres. */
function positionIn(text: string | null): string | null {
  if (!text || !POSITION.test(text)) return null;
  const [latitude = 0, longitude = 0] = text.split(',').map(Number);
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? text : null;
}

/** Counts the active filters, for the label of their button. */
export const filtersOn = ({ kind, features, withinKm, around, minRating }: Question): number =>
  [kind, features !== 'any', withinKm && !around, minRating].filter(Boolean).length;
