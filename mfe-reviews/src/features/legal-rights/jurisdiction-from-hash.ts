import { JURISDICTION_CODES, type JurisdictionCode } from './content/jurisdiction';

const FIRST: JurisdictionCode = 'usa';

/** `#uk` -> uk; the first tab for anything else. */
export function jurisdictionFromHash(hash: string): JurisdictionCode {
  return JURISDICTION_CODES.find((code) => `#${code}` === hash.toLowerCase()) ?? FIRST;
}
