import { fold } from './fold';
import type { PlaceTable } from './place-table';

interface Choice {
  max: number;
  weight: (id: number) => number;
  keep?: ((id: number) => boolean) | undefined;
}

/** Places by the beginning of their name. */
export class NameIndex {
  private readonly forms: string[];
  private readonly ids: Uint32Array;

  constructor(table: PlaceTable) {
    const forms = table.names.map(fold);
    this.ids = Uint32Array.from(forms.keys()).sort((a, b) => compare(forms[a] ?? '', forms[b] ?? ''));
    this.forms = Array.from(this.ids, (id) => forms[id] ?? '');
  }

  /** Ids whose folded name begins with the folded text: the whole name first, then the heaviest. */
  beginningWith(text: string, { max, weight, keep = () => true }: Choice): number[] {
    const found: { id: number; isWhole: boolean; weight: number }[] = [];
    for (let at = this.firstNotBefore(text); this.forms[at]?.startsWith(text); at += 1) {
      const id = this.ids[at] ?? 0;
      if (keep(id)) found.push({ id, isWhole: this.forms[at] === text, weight: weight(id) });
    }
    return found
      .sort((a, b) => Number(b.isWhole) - Number(a.isWhole) || b.weight - a.weight || a.id - b.id)
      .slice(0, max)
      .map(({ id }) => id);
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
