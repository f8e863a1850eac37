/**
 * Returns the edit distance of two words: insertions, deletions, substitutions and swaps of neighbours
 * (Damerau-Levenshtein, each position edited once). Returns `most + 1` for anything above `most`.
 */
export function editDistance(from: string, to: string, most: number): number {
  if (Math.abs(from.length - to.length) > most || lettersDiffer(from, to, most)) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= to.length; column += 1) {
      const isSame = from[row - 1] === to[column - 1];
      let cost = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
      );
      const isSwapped = row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      if (isSwapped) cost = Math.min(cost, (before[column - 2] ?? 0) + 1);
      current.push(cost);
      least = Math.min(least, cost);
    }
    if (least > most) return most + 1;
    [before, last] = [last, current];
  }
  return Math.min(last[to.length] ?? 0, most + 1);
}

/** Returns a bit mask of a word's letters; some letters share a bit. */
function letterBits(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

/**
 * Checks whether the letters differ more than `most` edits explain, at most two letters each. This quick test excludes
 * almost all words.
 */
function lettersDiffer(from: string, to: string, most: number): boolean {
  let lacking = letterBits(from) ^ letterBits(to);
  for (let left = 2 * most; lacking !== 0; left -= 1) {
    if (left === 0) return true;
    lacking &= lacking - 1;
  }
  return false;
}

/**
 * Returns how many typos a word of this length may contain; short words allow none, because too many other words are
 * one edit away.
 */
export const slipsIn = (word: string): number => (word.length >= 8 ? 2 : word.length >= 5 ? 1 : 0);
