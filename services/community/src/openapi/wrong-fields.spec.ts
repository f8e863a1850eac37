import { COMMUNITY_ENDPOINTS } from '@waymark/contracts-community';
import type { EndpointContract } from '@waymark/contracts-core';

type Errors = Record<string, string>;
interface Body {
  /** A valid input of the endpoint. */
  right: object;
  /** Changes that make it wrong, each with the field errors of the answer. */
  wrong: [object, Errors][];
}

const NOWHERE = '7c2d3a52-5a50-4f1e-9e52-0a1b2c3d4e5f';
const day = (dayNumber: number, more: object = {}) => ({ dayNumber, title: `Day ${dayNumber}`, ...more });
const days = (...all: object[]) => ({ days: all });
const photo = (description: string) => ({ photos: [{ id: NOWHERE, description }] });
const LONG = 'This trip is too long. Please shorten the text.';
const NUMBERS = 'Number the days 1, 2, 3 and so on, each once.';
const START = 'Please select a start date';
const TITLE = 'Title must be at least 5 characters';
const COVER = 'Please use a public https:// address, or upload a picture.';
const COVERS = ['javascript:alert(1)', 'http://a.example.org/a', 'https://2130706433/a', 'https://nas.local/a'];
const OTHER_COVERS = ['https://me:word@a.example.org/a', 'https://a.example.org:8443/a', '//a.example.org/a', '/api/x'];
const DRAFT = 'This is too long for a draft.';
const FACTS = 'Say which facts led to it, in at least 10 characters.';

const BODIES: Record<string, Body> = {
  sendFeedback: {
    right: { type: 'suggestion', subject: 'x'.repeat(200), message: 'y'.repeat(5_000), userEmail: '' },
    wrong: [
      [{ subject: '   ' }, { subject: 'Subject is required.' }],
      [{ subject: 'x'.repeat(201) }, { subject: 'Please use at most 200 characters.' }],
      [{ message: '\u202e\u3164' }, { message: 'Details are required.' }],
      [{ message: 'x'.repeat(5_001) }, { message: 'Please use at most 5000 characters.' }],
      [{ userEmail: 'no address' }, { userEmail: 'Please enter a valid email address' }],
      [{ type: 'rant' }, { type: 'Choose what this is about.' }],
      [{ type: 'bug_report', urgency: 'now' }, { urgency: 'Choose low, medium or high.' }],
    ],
  },
  sendReport: {
    right: { kind: 'review', contentId: '7', reason: 'insult', words: 'x'.repeat(1_000), email: '' },
    wrong: [
      [{ reason: 'ugly' }, { reason: 'Choose what is wrong.' }],
      [{ reason: 'other', words: '' }, { words: 'Say in a few words what is wrong.' }],
      [{ email: 'no address' }, { email: 'Please enter a valid email address' }],
      [{ words: 'x'.repeat(1_001) }, { words: 'Please use at most 1000 characters.' }],
      [{ contentId: '../7' }, { contentId: 'Nothing here has this ID.' }],
    ],
  },
  decideCase: {
    right: { act: 'hide', rule: 'insult', facts: 'It calls a waiter names.', decisionNumber: 0 },
    wrong: [
      [{ act: 'burn' }, { act: 'Choose what to do.' }],
      [{ rule: 'taste' }, { rule: 'Choose the rule.' }],
      [{ facts: 'Bad.' }, { facts: FACTS }],
      [{ act: 'limit' }, { limitDays: 'Choose for how long.' }],
      [{ act: 'limit', limitDays: 8 }, { limitDays: 'Choose for how long.' }],
    ],
  },
  decideBulkUndo: {
    right: { act: 'revert', leftOut: [], rule: 'false-fact', facts: 'Thirty made up.', decisionNumber: 0 },
    wrong: [
      [{ act: 'burn' }, { act: 'Choose what to do.' }],
      [{ facts: 'Bad.' }, { facts: FACTS }],
    ],
  },
  appealByLink: {
    right: { code: '', words: 'It was a quote from the menu.' },
    wrong: [
      [{ code: undefined }, { code: 'Please open the link in our email again.' }],
      [{ words: ' ' }, { words: expect.stringContaining('at least 10 characters') }],
    ],
  },
  addComment: {
    right: { content: 'ä'.repeat(2_000) },
    wrong: [undefined, 7, '', ' \n ', '...', 'x'.repeat(2_001), '\u202e\u3164\u2800'].map((content) => [
      { content },
      { content: expect.any(String) },
    ]),
  },
  saveTripDraft: {
    right: { version: 0, form: { title: 'Os', tags: ['hearing'], startDate: 'May', days: [{ content: '**half' }] } },
    wrong: [
      [{ form: { days: Array.from({ length: 40 }, () => ({ content: 'x'.repeat(2_000) })) } }, { form: DRAFT }],
      [{ form: { tags: ['vegan'] } }, { 'form.tags.0': expect.any(String) }],
      [{ form: { title: 5 } }, { 'form.title': expect.any(String) }],
    ],
  },
  createTripBlog: {
    right: {
      title: 'A week in Lisbon',
      description: 'Seven days with a power chair, trams and all.',
      destination: 'Lisbon, Portugal',
      startDate: '2026-05-04',
    },
    wrong: [
      ...['Oslo', '          ', undefined, '\u3164\u115f\u2800\uffa0\u200b'].map((title): [object, Errors] => [
        { title },
        { title: TITLE },
      ]),
      [{ title: 'x'.repeat(101) }, { title: 'Please use at most 100 characters.' }],
      [{ description: 'x'.repeat(19) }, { description: 'Description must be at least 20 characters' }],
      [{ description: 'x'.repeat(501) }, { description: 'Please use at most 500 characters.' }],
      [{ destination: 'x' }, { destination: 'Please enter a destination' }],
      ...[undefined, '', '2026-02-30'].map((startDate): [object, Errors] => [{ startDate }, { startDate: START }]),
      [{ endDate: '2026-05-03' }, { endDate: 'The trip cannot end before it starts.' }],
      [{ tags: ['vegan'] }, { 'tags.0': 'Choose tags from the list.' }],
      [{ isPublic: 2 }, { isPublic: 'Say who can read it: 1 means everyone, 0 means only you.' }],
      [days(day(1.5)), { 'days.0.dayNumber': NUMBERS }],
      [days(day(1), day(1)), { 'days.1.dayNumber': NUMBERS }],
      [days(day(1, { title: '' })), { 'days.0.title': 'Please give this day a title.' }],
      [
        days(day(1, { attachments: Array(2).fill({ kind: 'venue', id: 1, name: 'Inn' }) })),
        { 'days.0.attachments': 'Please attach each place once.' },
      ],
      [
        days(day(1, { attachments: [{ kind: 'member', id: 1, name: 'Ada' }] })),
        { 'days.0.attachments.0.kind': 'Attach a venue, an attraction or a footpath problem.' },
      ],
      [days(day(1, photo(' '))), { 'days.0.photos.0.description': 'Please describe this photo.' }],
      [
        { coverImageUrl: `/api/trip-blogs/photos/${NOWHERE}/full` },
        { coverDescription: 'Please describe this picture.' },
      ],
      ...[...COVERS, ...OTHER_COVERS].map((coverImageUrl): [object, Errors] => [
        { coverImageUrl },
        { coverImageUrl: COVER },
      ]),
      [{ days: Array.from({ length: 7 }, (_, at) => day(at + 1, { content: 'x '.repeat(4_400) })) }, { days: LONG }],
    ],
  },
};

const contracts: readonly EndpointContract[] = COMMUNITY_ENDPOINTS;
function errorsOf(name: string, body: object): Errors {
  const issues = contracts.find((contract) => contract.name === name)?.body?.safeParse(body).error?.issues ?? [];
  const errors: Errors = {};
  for (const { path, message } of issues) errors[path.join('.')] ??= message;
  return errors;
}

describe.each(Object.entries(BODIES))('the body of %s (C2.13)', (name, { right, wrong }) => {
  it('is taken as it should be', () => expect(errorsOf(name, right)).toEqual({}));

  it.each(wrong)('with %j is refused by the field, with what is wrong', (more, errors) =>
    expect(errorsOf(name, { ...right, ...more })).toEqual(errors),
  );
});
