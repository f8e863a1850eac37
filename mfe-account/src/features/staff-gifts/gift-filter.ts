import { GIFT_KINDS, GIFT_STATES, type GiftKind, type GiftState } from '@waymark/contracts-account';

/** Filters the list of gifts. It may be in the URL, because it contains no name and no email address. */
export interface GiftFilter {
  text: string;
  state: GiftState | '';
  kind: GiftKind | '';
  month: string;
}

const MONTH = /^20\d{2}-(0[1-9]|1[0-2])$/;
const TEXT_MAX = 100;

/** Reads the filter from the URL; ignores invalid values. */
export function readFilter(params: URLSearchParams): GiftFilter {
  const asked = (name: string) => params.get(name) ?? '';
  return {
    text: asked('text').trim().slice(0, TEXT_MAX),
    state: GIFT_STATES.find((state) => state === asked('state')) ?? '',
    kind: GIFT_KINDS.find((kind) => kind === asked('kind')) ?? '',
    month: MONTH.test(asked('month')) ? asked('month') : '',
  };
}

interface AskedGifts {
  text?: string;
  state?: GiftState;
  kind?: GiftKind;
  month?: string;
}

/** Converts the filter to query parameters; omits empty ones. */
export const writeFilter = ({ text, state, kind, month }: GiftFilter): AskedGifts => ({
  ...(text && { text }),
  ...(state && { state }),
  ...(kind && { kind }),
  ...(month && { month }),
});

export const isFiltered = (filter: GiftFilter): boolean => Object.keys(writeFilter(filter)).length > 0;
