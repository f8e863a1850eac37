import type { KindMeaning } from '../../venue/kind-meaning';
import { OR } from './recognise-words';
import { FITTINGS, type KindValue, type Span } from './span';
import type { Token } from './tokenise';

export interface KindRead {
  kind: KindMeaning | null;
  kindSpans: readonly Span[];
  beside: readonly Span[];
  /** The spans of kinds that belong to a name: "Station hotel". */
  ofName: readonly Span[];
}

/**
 * Returns the kind of place. "Station hotel" is a hotel, "pub or cafe" means either, and "hotel with parking" is a
 * hotel.
 */
export function readKind(
  all: readonly Span[],
  spans: readonly Span[],
  tokens: readonly Token[],
  isOfSomething: (span: Span) => boolean,
): KindRead {
  // Leaves out fittings. In "does the Infirmary have a changing places toilet", the toilet is a fitting and not what is
  // searched for.
  const kinds = all.filter((span) => !(isOfSomething(span) && FITTINGS.has((span.value as KindMeaning).kinds.join())));
  const [first, ...rest] = kinds;
  const named: Span[] = [];
  if (!first) return { kind: null, kindSpans: [], beside: [], ofName: [] };
  let kind = first.value as KindMeaning;
  let kindSpans: Span[] = [first];
  const beside: Span[] = [];
  for (const next of rest) {
    const last = kindSpans.at(-1) ?? first;
    const meaning = next.value as KindMeaning;
    const between = tokens.slice(last.to, next.from).map(({ word }) => word);
    const isWith = spans.some(({ label, from }) => label === 'having' && from >= first.to && from < next.from);
    if (meaning.label === kind.label) kindSpans.push(next);
    else if (isWith || (next.value as KindValue).isFitting) beside.push(next);
    else if (between.length === 1 && OR.has(between[0] ?? '')) {
      kind = { label: `${kind.label} or ${meaning.label.toLowerCase()}`, kinds: [...kind.kinds, ...meaning.kinds] };
      kindSpans.push(next);
    } else if (between.length === 0 && kindSpans.length === 1) {
      const isRoom =
        kind.nameWords !== undefined &&
        meaning.nameWords === undefined &&
        meaning.kinds.every((one) => kind.kinds.includes(one));
      if (isRoom) kindSpans.push(next);
      else {
        named.push(...kindSpans);
        [kind, kindSpans] = [meaning, [next]];
      }
    } else beside.push(next);
  }
  return { kind, kindSpans, beside, ofName: named };
}
