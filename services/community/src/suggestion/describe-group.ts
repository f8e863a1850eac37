import { SUGGESTION_LIMITS, type SuggestionCategory, type SuggestionPriority } from '@waymark/contracts-community';
import { topicsOf } from './topics-of';

/** A feedback as a suggestion needs it. */
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
 * Title and description of feedback that belongs together, most typical first. The title says what people want, by the words
 * that most of them use; the description is what they wrote, word for word, and counts. Nothing in them is invented.
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

/** "People want this fixed: photo, upload". */
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

/** Of most of them; at a tie what is worse to leave undone. */
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

/** By a written rule, the same for every engine: no text, and no model, can make itself urgent. */
export function priorityOf(group: readonly GroupedFeedback[]): SuggestionPriority {
  const urgent = group.filter(({ urgency }) => urgency === 'high').length;
  if (categoryOf(group) === 'praise') return 'low';
  if (urgent >= 3 || group.length >= 20) return 'critical';
  if ((urgent >= 1 && group.length >= 3) || group.length >= 8) return 'high';
  return urgent >= 1 || group.length >= 4 ? 'medium' : 'low';
}

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** At a word's end where there is one. */
function cut(text: string, most: number): string {
  const letters = [...text];
  if (letters.length <= most) return text;
  const head = letters.slice(0, most - 3).join('');
  const space = head.lastIndexOf(' ');
  return `${space > most / 2 ? head.slice(0, space) : head}...`;
}
