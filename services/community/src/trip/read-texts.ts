import { plainTextOf, type CreateTrip, type RichText } from '@waymark/contracts-community';
import { coreProblem } from '@waymark/service-kit';
import { readMarkdown } from '../text/read-markdown';
import { wordsOf } from '../text/words';

/** What is made of a trip's words when it is stored, so that nobody who reads it waits for that. */
export interface TripTexts {
  storyText: RichText;
  /** In the order of the days as they were sent. */
  contentTexts: RichText[];
  /** By which it is found. What somebody says of their own access needs is not among them. */
  words: string[];
}

/** The words of a trip, as far as readers find and see them. */
export interface ToldTrip extends Pick<CreateTrip, 'title' | 'description' | 'destination' | 'story'> {
  tags: readonly string[] | null;
  days: Pick<CreateTrip['days'][number], 'title' | 'location' | 'content' | 'accessibilityNotes'>[];
}

/** A 422 that names each text that cannot be taken. */
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
  // A tag is spelt as its label is: its words are found, too.
  const words = wordsOf([title, destination, description, plainTextOf(storyText), ...told, ...(tags ?? [])].join('\n'));
  return { storyText, contentTexts, words };
}
