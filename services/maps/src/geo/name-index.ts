import { fold } from './fold';
import type { PlaceTable } from './place-table';

/** Comes after every letter that a folded name can go on with. */
const LAST = '\uffff';
/** More than any place weighs. */
const WHOLE_NAME = 1e12;

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
    const end = this.firstNotBefore(`${text}${LAST}`);
    const best: { id: number; rank: number }[] = [];
    // "sa" begins ten thousand names: only the best few are ever kept, none are sorted.
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
