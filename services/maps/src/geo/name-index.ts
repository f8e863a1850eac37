import type { PlaceTable } from './place-table';

/** Normalises spellings: removes accents, case and apostrophes; "Saint" becomes "st". */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/ø/g, 'o')
    .replace(/ł/g, 'l')
    .replace(/['’`´]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/\bsaint\b/g, 'st');
}

/** Sorts after every character of a folded name. */
const LAST = '\uffff';
/** The bonus for an exact match, larger than any place's weight. */
const WHOLE_NAME = 1e12;

interface Choice {
  max: number;
  weight: (id: number) => number;
  keep?: ((id: number) => boolean) | undefined;
}

/** Index of places by the start of their names. */
export class NameIndex {
  private readonly forms: string[];
  private readonly ids: Uint32Array;

  constructor(table: PlaceTable) {
    const forms = table.names.map(fold);
    this.ids = Uint32Array.from(forms.keys()).sort((a, b) => compare(forms[a] ?? '', forms[b] ?? ''));
    this.forms = Array.from(this.ids, (id) => forms[id] ?? '');
  }

  /**
   * Returns the IDs of places with folded names that start with the folded text: exact matches first, then by weight.
   */
  beginningWith(text: string, { max, weight, keep = () => true }: Choice): number[] {
    const end = this.firstNotBefore(`${text}${LAST}`);
    const best: { id: number; rank: number }[] = [];
    // Keeps only the best few and sorts nothing, because ten thousand names start with "sa".
    for (let at = this.firstNotBefore(text); at < end; at += 1) {
      const id = this.ids[at] ?? 0;
      const rank = weight(id) + (this.forms[at] === text ? WHOLE_NAME : 0);
      if ((best.length === max && rank <= (best[max - 1]?.rank ?? 0)) || !keep(id)) continue;
      const place = best.findIndex((other) => other.rank < rank);
      best.splice(place === -1 ? best.length : place, 0, { id, rank });
      best.length = Math.min(best.length, max);
    }
    return best.map(({ id }) => id);
  }

  private firstNotBefore(text: string): number {
    let low = 0;
    let high = this.forms.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (compare(this.forms[middle] ?? '', text) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
