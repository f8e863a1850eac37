import { createTripSchema, type WholeTrip } from '@waymark/contracts-community';
import { cleanLine, pageMetadataSchema } from '@waymark/contracts-core';
import { HOSTILE_TEXTS } from '@waymark/testing/hostile-texts';
import { tripForm, dayForm } from '../../test/trip-scenario';
import { tripMetadata } from '../trip-page/trip-metadata';
import { readTexts } from './read-texts';

const everywhere = (text: string) =>
  tripForm({
    title: `Trip ${text}`.slice(0, 100),
    description: `A description that is long enough: ${text}`.slice(0, 500),
    destination: `At ${text}`.slice(0, 200),
    disabilityContext: text.slice(0, 500),
    story: `${text}\n\n[words](${text}) ![words](${text}) ${text}`,
    days: [
      dayForm(1, {
        title: `Day ${text}`.slice(0, 100),
        location: `In ${text}`.slice(0, 200),
        content: `# ${text}\n\n- ${text}\n\n> ${text}`,
        accessibilityNotes: text,
        attachments: [{ kind: 'venue', id: 1, name: `Inn ${text}`.slice(0, 300) }],
      }),
    ],
  });

/** A trip as it is stored and shown; null where it is refused. */
function taken(text: string): WholeTrip | null {
  const parsed = createTripSchema.safeParse(everywhere(text));
  if (!parsed.success) return null;
  const { days, ...trip } = parsed.data;
  const { storyText, contentTexts } = readTexts(parsed.data);
  const whole = { id: 1, authorName: 'Ada', isSample: false, coverThumbUrl: null, publishedAt: null, storyText };
  const told = days.map((day, at) => ({ ...day, contentText: contentTexts[at] }));
  return { ...trip, ...whole, days: told } as unknown as WholeTrip;
}

describe('hostile texts through every field of a trip (C10.1)', () => {
  const trips = HOSTILE_TEXTS.map((text) => ({ text, trip: taken(text) }));
  const all = JSON.stringify(trips.map(({ trip }) => trip));

  it('are mostly accepted as plain text: a line loses only invisible characters', () => {
    expect(trips.filter(({ trip }) => trip !== null).length).toBeGreaterThan(HOSTILE_TEXTS.length / 2);
    for (const { text, trip } of trips) if (trip) expect(trip.title).toBe(cleanLine(`Trip ${text}`.slice(0, 100)));
  });

  it('lead nowhere but to http, https, mail and this site', () => {
    const links = [...all.matchAll(/"href":"((?:[^"\\]|\\.)*)"/g)].map(([, href]) => href);
    expect(links.length).toBeGreaterThan(0);
    for (const link of links) expect(link).toMatch(/^(https?:\/\/|mailto:|\/(?![/\\]))/);
  });

  it('show every letter to the reader', () => expect(all).not.toMatch(/[\u202a-\u202e\u2066-\u2069\u200b\ufeff\0]/));

  it('are a page in words that holds to its bounds', () => {
    for (const { text, trip } of trips)
      if (trip)
        expect([text, pageMetadataSchema.safeParse(tripMetadata(trip)).error?.issues]).toEqual([text, undefined]);
  });
});
