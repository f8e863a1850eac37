import type { Label } from './span';

/** What a phrase may be. */
export interface Entry {
  label: Label;
  value: unknown;
  weight: number;
}

/** One way to read a token: as typed at no cost, or as a word that it resembles. */
export interface Reading {
  word: string;
  /** 1 as typed; less for a slip. */
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

/** Phrases by their words, for finding all that begin at a token in one walk. */
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
