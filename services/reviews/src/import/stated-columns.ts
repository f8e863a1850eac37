import type { StatedColumns } from '../venue/write-venues';
import type { Said } from './imported-place';

const CLAIMS: Readonly<Partial<Record<Said['value'], number>>> = { yes: 1, no: 2, 'does-not-apply': 3 };

/** What is shown of a place of which one row alone says anything. */
export function statedColumns(said: readonly Said[]): StatedColumns {
  const claims = Object.fromEntries(
    said.flatMap(({ feature, value }) => (CLAIMS[value] ? [[feature, CLAIMS[value]]] : [])),
  );
  const noted = said.flatMap(({ feature, note }) => (note === null ? [] : [[feature, note] as const]));
  const partly = said.filter(({ value }) => value === 'partly').map(({ feature }) => feature);
  const applies = said.filter(({ value, note }) => value !== 'does-not-apply' && (value !== 'words' || note !== null));
  return { claims, claim_notes: Object.fromEntries(noted), partly: partly.sort(), known_features: applies.length };
}
