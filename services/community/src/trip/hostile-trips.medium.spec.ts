import type { RichText, WholeTrip } from '@waymark/contracts-community';
import { cleanLine, pageDocumentSchema } from '@waymark/contracts-core';
import { HOSTILE_TEXTS } from '@waymark/testing/hostile-texts';
import { sharedCommunity, type CommunityUnderTest } from '../../test/community-service';
import { dayForm, tripCalls } from '../../test/trip-scenario';

const linksOf = (text: RichText): string[] =>
  [...JSON.stringify(text).matchAll(/"href":"((?:[^"\\]|\\.)*)"/g)].map(([, href]) => href ?? '');

const everywhere = (text: string) => ({
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

describe('hostile texts through every field of a trip (C10.1)', () => {
  let service: CommunityUnderTest;
  const taken: WholeTrip[] = [];
  beforeAll(async () => {
    service = await sharedCommunity();
    for (const [at, text] of HOSTILE_TEXTS.entries()) {
      const sent = everywhere(text);
      const { status, body } = await tripCalls(service).create(sent);
      expect([status === 201 || status === 422, at]).toEqual([true, at]);
      if (status === 422) expect(Object.keys(body.fieldErrors ?? {}).length).toBeGreaterThan(0);
      else taken.push(body);
      // A line is kept as it was typed, or refused: it loses only what nobody can see.
      if (status === 201) expect(body.title).toBe(cleanLine(sent.title));
    }
  }, 180_000);

  it('are most of them taken, as the texts that they are', () =>
    expect(taken.length).toBeGreaterThan(HOSTILE_TEXTS.length / 2));

  it('lead nowhere but to http, https, mail and this site', () => {
    const links = taken.flatMap(({ storyText, days }) =>
      [storyText, ...days.map((day) => day.contentText)].flatMap(linksOf),
    );
    for (const link of links) expect(link).toMatch(/^(https?:\/\/|mailto:|\/(?![/\\]))/);
  });

  it('hide no letter from whoever reads them', () =>
    expect(taken.filter((trip) => /[\u202a-\u202e\u2066-\u2069\u200b\ufeff\0]/.test(JSON.stringify(trip)))).toEqual(
      [],
    ));

  it('are a page in words that holds to its bounds', async () => {
    for (const { id } of taken) {
      const { status, body } = await service.call('GET', `/api/trip-blogs/${id}/document`);
      expect([status, pageDocumentSchema.safeParse(body).success, id]).toEqual([200, true, id]);
    }
  }, 120_000);

  it('can be looked for, and mean nothing to the database', async () => {
    for (const text of HOSTILE_TEXTS) {
      const { status } = await tripCalls(service).list(`?${new URLSearchParams({ q: text })}`);
      expect([[200, 400].includes(status), text]).toEqual([true, text]);
    }
  }, 120_000);
});
