/**
 * Letters put in, left out, changed or swapped with their neighbour, to get from one word to the other (Damerau-Levenshtein, each place
 * changed once); anything above `most` is `most + 1`.
 */
export function editDistance(from: string, to: string, most: number): number {
  if (Math.abs(from.length - to.length) > most || areOtherLetters(from, to, most)) return most + 1;
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

/** One bit for each letter; some share one. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

/** Whether one has more letters that the other lacks than so many slips explain, each at most two: nearly all words are told apart so. */
function areOtherLetters(from: string, to: string, most: number): boolean {
  let lacking = lettersOf(from) ^ lettersOf(to);
  for (let left = 2 * most; lacking !== 0; left -= 1) {
    if (left === 0) return true;
    lacking &= lacking - 1;
  }
  return false;
}

/** How many slips a word of this length may have and still be taken for another: short words are one slip from too many. */
export const slipsIn = (word: string): number => (word.length >= 8 ? 2 : word.length >= 5 ? 1 : 0);
