import { plainTextOf, type CreateTrip, type RichText } from '@waymark/contracts-community';
import { coreProblem } from '@waymark/service-kit';
import { readMarkdown } from '../text/read-markdown';
import { wordsOf } from '../text/words';

/** Parsed texts and search words of a trip, stored with it so that readers need not wait for them. */
export interface TripTexts {
  storyText: RichText;
  /** Parsed texts of the days, in the order of the form. */
  contentTexts: RichText[];
  /** Search words of the trip. The author's own access needs are not included. */
  words: string[];
}

/** The texts of a trip that readers can see and search. */
export interface ToldTrip extends Pick<CreateTrip, 'title' | 'description' | 'destination' | 'story'> {
  tags: readonly string[] | null;
  days: Pick<CreateTrip['days'][number], 'title' | 'location' | 'content' | 'accessibilityNotes'>[];
}

/** Parses all texts. Throws a 422 that names each text that is rejected. */
export function readTexts({ title, description, destination, story, tags, days }: ToldTrip): TripTexts {
  const fieldErrors: Record<string, string> = {};
  const read = (field: string, source: string): RichText => {
    const { text, wrong } = readMarkdown(source);
    if (wrong) fieldErrors[field] = wrong;
    return text ?? [];
  };
  const storyText = read('story', story);
  const contentTexts = days.map(({ content }, place) => read(`days.${place}.content`, content));
  if (Object.keys(fieldErrors).length > 0) throw coreProblem('request.invalid', { fieldErrors });
  const told = days.map((day, place) =>
    [day.title, day.location, plainTextOf(contentTexts[place] ?? []), day.accessibilityNotes].join('\n'),
  );
  // Tags have the spelling of their labels, so people can search for their words, too.
  const words = wordsOf([title, destination, description, plainTextOf(storyText), ...told, ...(tags ?? [])].join('\n'));
  return { storyText, contentTexts, words };
}
