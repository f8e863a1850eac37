import { GIFT_KINDS, GIFT_STATES, type GiftKind, type GiftState } from '@waymark/contracts-account';

/** Which gifts are looked at. It stands in the address: none of it is a name or a person's address. */
export interface GiftFilter {
  text: string;
  state: GiftState | '';
  kind: GiftKind | '';
  month: string;
}

const MONTH = /^20\d{2}-(0[1-9]|1[0-2])$/;
const TEXT_MAX = 100;

/** What an address may ask for; anything else is left out. */
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

/** The same as an address or a query says it: what is not asked for is not there. */
export const writeFilter = ({ text, state, kind, month }: GiftFilter): AskedGifts => ({
  ...(text && { text }),
  ...(state && { state }),
  ...(kind && { kind }),
  ...(month && { month }),
});

export const isFiltered = (filter: GiftFilter): boolean => Object.keys(writeFilter(filter)).length > 0;
