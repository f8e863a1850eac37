import { SUGGESTION_LIMITS, type SuggestionCategory, type SuggestionPriority } from '@waymark/contracts-community';

/** Words that say nothing about the topic: function words, and words that occur in all feedback. */
const EMPTY_WORDS = new Set(
  (
    'about after again also always another anything because been before being between both cannot could cant didnt does doesnt doing dont down ' +
    'each even ever help every everything from good great have having hello here into isnt its just know like little long made make many maybe more most ' +
    'much must need needs never nice nothing only other over page people please problem really right same says seem shall should show site some ' +
    'something sometimes still such take than thank thanks that their them then there these they thing things think this those time tried very want ' +
    'wants were what when where which while will with without work works would wrong year your'
  ).split(' '),
);
const MIN_WORD_LENGTH = 4;
const MOST_TOPICS = 3;
/** A word counts as a topic if at least this share of the texts contains it. */
const SHARE = 0.5;

/** Returns the same stem for "photo" and "photos". */
const stemOf = (word: string): string => (word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word);

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/['’]/g, '')
    .split(/[^\p{L}\p{M}]+/u)
    .filter((word) => word.length >= MIN_WORD_LENGTH && !EMPTY_WORDS.has(word));

/**
 * Returns the words that most texts share, most frequent first, in the spelling that occurs first. Returns none for a
 * single text.
 */
function topicsOf(texts: readonly string[]): string[] {
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

/** A feedback entry, as a suggestion needs it. */
export interface GroupedFeedback {
  type: string;
  urgency: string | null;
  subject: string;
  message: string;
}

export interface GroupWords {
  title: string;
  description: string;
}

const QUOTES = 3;
const QUOTE_LENGTH = 280;

/**
 * Writes title and description of a group of feedback, most typical first. The title says what people want, in their
 * most frequent words.
 * The description contains literal quotes and counts. Nothing is invented.
 */
export function describeGroup(group: readonly GroupedFeedback[]): GroupWords {
  const quotes = [...new Set(group.map(({ message }) => cut(plain(message), QUOTE_LENGTH)))].slice(0, QUOTES);
  return {
    title: cut(titleOf(group), SUGGESTION_LIMITS.title),
    description: [countWords(group), ...quotes.map((quote) => `“${quote}”`)].join('\n'),
  };
}

const WANTS: Readonly<Record<SuggestionCategory, string>> = {
  fault: 'People want this fixed',
  idea: 'People want something new or changed',
  complaint: 'People want this to get better',
  praise: 'People want this to stay as it is',
};

/** Builds a title such as "People want this fixed: photo, upload". */
function titleOf(group: readonly GroupedFeedback[]): string {
  const wants = WANTS[categoryOf(group)];
  const topics = topicsOf(group.map(({ subject, message }) => `${subject} ${message}`));
  return topics.length > 0 ? `${wants}: ${topics.join(', ')}` : `${wants}, for the reasons below`;
}

function countWords(group: readonly GroupedFeedback[]): string {
  const high = group.filter(({ urgency }) => urgency === 'high').length;
  const all = group.length === 1 ? 'Mentioned once.' : `Mentioned ${group.length} times.`;
  return high === 0 ? all : `${all} High urgency: ${high}.`;
}

/** Returns the category of most texts. If two are equally frequent, returns the one that is worse to ignore. */
export function categoryOf(group: readonly GroupedFeedback[]): SuggestionCategory {
  const kinds: readonly (readonly [string, SuggestionCategory])[] = [
    ['bug_report', 'fault'],
    ['complaint', 'complaint'],
    ['suggestion', 'idea'],
    ['praise', 'praise'],
  ];
  const counted = kinds.map(([type, category]) => ({
    category,
    count: group.filter((each) => each.type === type).length,
  }));
  return counted.reduce((most, each) => (each.count > most.count ? each : most)).category;
}

/**
 * Returns the priority by a fixed rule, the same for every engine, so that no text and no model can make itself
 * urgent.
 */
export function priorityOf(group: readonly GroupedFeedback[]): SuggestionPriority {
  const urgent = group.filter(({ urgency }) => urgency === 'high').length;
  if (categoryOf(group) === 'praise') return 'low';
  if (urgent >= 3 || group.length >= 20) return 'critical';
  if ((urgent >= 1 && group.length >= 3) || group.length >= 8) return 'high';
  return urgent >= 1 || group.length >= 4 ? 'medium' : 'low';
}

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Shortens a text to `most` characters, at the end of a word if possible. */
function cut(text: string, most: number): string {
  const letters = [...text];
  if (letters.length <= most) return text;
  const head = letters.slice(0, most - 3).join('');
  const space = head.lastIndexOf(' ');
  return `${space > most / 2 ? head.slice(0, space) : head}...`;
}
