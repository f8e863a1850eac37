import { findPhoneNumbersInText } from 'libphonenumber-js';
import { hasEmail } from './find-links';

/** A complete British postcode. The district alone ("LS1") does not identify a home. */
const POSTCODE = /(?<![\p{L}\p{N}])[A-Z]{1,2}\d[A-Z\d]?\s{0,2}\d[ABD-HJLNP-UW-Z]{2}(?![\p{L}\p{N}])/iu;

const hasPhone = (text: string): boolean => findPhoneNumbersInText(text, 'GB').length > 0;

/** Checks whether a text may contain contact details or a home address. */
export const hasPersonalData = (text: string): boolean => POSTCODE.test(text) || hasEmail(text) || hasPhone(text);
