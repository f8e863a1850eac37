import type { Label } from './span';

/** One possible meaning of a phrase. */
export interface Entry {
  label: Label;
  value: unknown;
  weight: number;
}

/** One way to read a token: as typed, or as a similar word. */
export interface Reading {
  word: string;
  /** 1 as typed; lower for a typing error. */
  likeness: number;
}

interface Node {
  next: Map<string, Node>;
  entries: Entry[];
}

export interface Match {
  to: number;
  entry: Entry;
  likeness: number;
  read: string;
}

/** Stores phrases word by word; one walk finds all phrases that begin at a token. */
export class Trie {
  private readonly root: Node = { next: new Map(), entries: [] };
  readonly words = new Set<string>();

  add(phrase: string, entry: Entry): void {
    let node = this.root;
    for (const word of phrase.split(' ')) {
      this.words.add(word);
      let next = node.next.get(word);
      if (!next) node.next.set(word, (next = { next: new Map(), entries: [] }));
      node = next;
    }
    node.entries.push(entry);
  }

  at(tokens: readonly (readonly Reading[])[], from: number): Match[] {
    const found: Match[] = [];
    const walk = (node: Node, at: number, likeness: number, read: readonly string[]): void => {
      for (const entry of node.entries) found.push({ to: at, entry, likeness, read: read.join(' ') });
      for (const reading of tokens[at] ?? []) {
        const next = node.next.get(reading.word);
        if (next) walk(next, at + 1, likeness * reading.likeness, [...read, reading.word]);
      }
    };
    walk(this.root, from, 1, []);
    return found;
  }
}
