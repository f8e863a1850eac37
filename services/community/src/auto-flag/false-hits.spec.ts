import { readListedVenues, readSampleReports, readSampleTrips, readVenues } from '@waymark/seed';
import { SAMPLE } from '@waymark/seed/sample';
import { hasObscenity, isReason, autoFlagsOf } from '@waymark/service-kit/auto-flags';
import { labelledLines } from '../../test/feedback-lines/labelled-lines';

/** The maximum number of false flags among all names in the seed and among correct texts. */
const MOST = 0.005;
const SOMEBODY = { accountAgeHours: 1_000, sentLately: 0, earlierTexts: [] };

/** The share of texts about which a person would be called for nothing; printed, so that a change of rules shows. */
async function shareOf(what: string, texts: AsyncIterable<string> | Iterable<string>, least: number): Promise<number> {
  let [read, hits] = [0, 0];
  for await (const text of texts) {
    read += 1;
    if (isReason(autoFlagsOf(text, SOMEBODY))) hits += 1;
  }
  expect(read).toBeGreaterThan(least);
  process.stdout.write(`${what}: ${hits} false hits of ${read} (${((100 * hits) / read).toFixed(2)} %)\n`);
  return hits / read;
}

async function* namesOf(venues: AsyncIterable<{ name: string }>): AsyncIterable<string> {
  for await (const { name } of venues) yield name;
}

/** Texts that people write here, without any fault. */
function* cleanTexts(): Iterable<string> {
  for (const { text } of SAMPLE.reviews) yield text;
  for (const { text } of readSampleReports()) yield text;
  for (const { title, description, story, days } of readSampleTrips()) {
    yield `${title}\n${description}\n${story}`;
    for (const day of days) yield `${day.title}\n${day.content}\n${day.accessibilityNotes}`;
  }
  for (const { subject, message } of labelledLines()) yield `${subject}\n${message}`;
}

describe('false hits of all signals together (F5.2)', () => {
  it.each([
    ['names of open lists', readVenues, 34_000],
    ['names of lists with access facts', () => readListedVenues('sample'), 5_000],
  ] as const)('over %s are few', async (what, read, least) => {
    expect(await shareOf(what, namesOf(read()), least)).toBeLessThan(MOST);
  });

  it('over texts as they should be are few', async () => {
    expect(await shareOf('clean texts', cleanTexts(), 240)).toBeLessThan(MOST);
  });
});

describe('names of places (C3.7)', () => {
  it.each(['Penistone', 'Scunthorpe', 'Offa’s Dyke', 'Cockermouth', 'Twatt', 'Brampton (Cumbria)', 'The Cock Inn'])(
    'such as %s raise nothing',
    (name) => {
      expect(hasObscenity(`We stayed in ${name} for a night.`)).toBe(false);
    },
  );

  it('do not excuse an insult beside them', () => {
    expect(hasObscenity('Penistone is full of wankers')).toBe(true);
  });
});
