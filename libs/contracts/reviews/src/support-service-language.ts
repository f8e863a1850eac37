import { lineSchema } from '@waymark/contracts-core';

function isTag(text: string): boolean {
  try {
    return Intl.getCanonicalLocales(text).length === 1;
  } catch {
    return false;
  }
}

/** Of what an entry says, as a BCP 47 tag; empty is English. */
export const textLanguageSchema = lineSchema(35).refine(
  (text) => text === '' || isTag(text),
  'Give the code of the language, such as cy for Welsh or de for German.',
);
