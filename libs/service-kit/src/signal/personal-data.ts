import { findPhoneNumbersInText } from 'libphonenumber-js';
import { hasEmail } from './find-links';

/** A whole British postcode; its district alone ("LS1") names nobody's home. */
const POSTCODE = /(?<![\p{L}\p{N}])[A-Z]{1,2}\d[A-Z\d]?\s{0,2}\d[ABD-HJLNP-UW-Z]{2}(?![\p{L}\p{N}])/iu;

const hasPhone = (text: string): boolean => findPhoneNumbersInText(text, 'GB').length > 0;

/** Whether a text may tell how to reach somebody, or where they live. */
export const hasPersonalData = (text: string): boolean => POSTCODE.test(text) || hasEmail(text) || hasPhone(text);
