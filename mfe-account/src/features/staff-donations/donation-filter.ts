import { DONATION_KINDS, DONATION_STATES, type DonationKind, type DonationState } from '@waymark/contracts-account';

/** Filters the list of gifts. It may be in the URL, because it contains no name and no email address. */
export interface DonationFilter {
  text: string;
  state: DonationState | '';
  kind: DonationKind | '';
  month: string;
}

const MONTH = /^20\d{2}-(0[1-9]|1[0-2])$/;
const TEXT_MAX = 100;

/** Reads the filter from the URL; ignores invalid values. */
export function readFilter(params: URLSearchParams): DonationFilter {
  const asked = (name: string) => params.get(name) ?? '';
  return {
    text: asked('text').trim().slice(0, TEXT_MAX),
    state: DONATION_STATES.find((state) => state === asked('state')) ?? '',
    kind: DONATION_KINDS.find((kind) => kind === asked('kind')) ?? '',
    month: MONTH.test(asked('month')) ? asked('month') : '',
  };
}

interface AskedDonations {
  text?: string;
  state?: DonationState;
  kind?: DonationKind;
  month?: string;
}

/** Converts the filter to query parameters; omits empty ones. */
export const writeFilter = ({ text, state, kind, month }: DonationFilter): AskedDonations => ({
  ...(text && { text }),
  ...(state && { state }),
  ...(kind && { kind }),
  ...(month && { month }),
});

export const isFiltered = (filter: DonationFilter): boolean => Object.keys(writeFilter(filter)).length > 0;
