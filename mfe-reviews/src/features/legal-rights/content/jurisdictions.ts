import { australia } from './australia';
import { canada } from './canada';
import { eu } from './eu';
import { germany } from './germany';
import { japan } from './japan';
import { JURISDICTION_CODES, type Jurisdiction, type JurisdictionCode } from './jurisdiction';
import { uk } from './uk';
import { usa } from './usa';

const BY_CODE: Readonly<Record<JurisdictionCode, Jurisdiction>> = { usa, uk, canada, australia, eu, germany, japan };

/** Jurisdictions in the order of the tabs. */
export const JURISDICTIONS: readonly Jurisdiction[] = JURISDICTION_CODES.map((code) => BY_CODE[code]);
