/** Words that say nothing about the topic of a text: particles, and what all feedback is about. */
const EMPTY_WORDS = new Set(
  (
    'about after again also always another anything because been before being between both cannot could cant didnt does doesnt doing dont down ' +
    'each even ever help every everything from good great have having hello here into isnt its just know like little long made make many maybe more most ' +
    'much must need needs never nice nothing only other over page people please problem really right same says seem shall should show site some ' +
    'something sometimes still such take than thank thanks that their them then there these they thing things think this those time tried very want ' +
    'wants were what when where which while will with without work works would wrong year your'
  ).split(' '),
);
const LEAST_LETTERS = 4;
const MOST_TOPICS = 3;
/** A word is a topic where so many of the texts have it. */
const SHARE = 0.5;

/** One of "photo", "photos". */
const stemOf = (word: string): string => (word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word);

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/['’]/g, '')
    .split(/[^\p{L}\p{M}]+/u)
    .filter((word) => word.length >= LEAST_LETTERS && !EMPTY_WORDS.has(word));

/** The words that most of the texts share, those in more texts first, each as it is spelt first; of one text none. */
export function topicsOf(texts: readonly string[]): string[] {
  const found = new Map<string, { word: string; count: number }>();
  for (const text of texts) {
    const ofText = new Map(wordsOf(text).map((word) => [stemOf(word), word]));
    for (const [stem, word] of ofText) {
      const known = found.get(stem);
      found.set(stem, { word: known?.word ?? word, count: (known?.count ?? 0) + 1 });
    }
  }
  const least = Math.max(2, texts.length * SHARE);
  return [...found.values()]
    .filter(({ count }) => count >= least)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, MOST_TOPICS)
    .map(({ word }) => word);
}
