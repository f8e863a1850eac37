import { sharedCommunity, type CommunityUnderTest } from '../../test/community-service';
import { dayForm, tripCalls } from '../../test/trip-scenario';

const NOWHERE = '7c2d3a52-5a50-4f1e-9e52-0a1b2c3d4e5f';
const COVER = 'Please use a public https:// address, or upload a picture.';
const NUMBERS = 'Number the days 1, 2, 3 and so on, each once.';

const CASES: [string, object, string, string][] = [
  ['a title of 4', { title: 'Oslo' }, 'title', 'Title must be at least 5 characters'],
  ['a title of spaces', { title: '          ' }, 'title', 'Title must be at least 5 characters'],
  ['a title of 101', { title: 'x'.repeat(101) }, 'title', 'Please use at most 100 characters.'],
  ['no title', { title: undefined }, 'title', 'Title must be at least 5 characters'],
  ['a description of 19', { description: 'x'.repeat(19) }, 'description', 'Description must be at least 20 characters'],
  ['a description of 501', { description: 'x'.repeat(501) }, 'description', 'Please use at most 500 characters.'],
  ['a destination of 1', { destination: 'x' }, 'destination', 'Please enter a destination'],
  ['no start', { startDate: undefined }, 'startDate', 'Please select a start date'],
  ['an empty start', { startDate: '' }, 'startDate', 'Please select a start date'],
  ['a day that no calendar has', { startDate: '2026-02-30' }, 'startDate', 'Please select a start date'],
  ['an end before the start', { endDate: '2026-05-03' }, 'endDate', 'The trip cannot end before it starts.'],
  ['50 tags', { tags: Array(50).fill('wheelchair') }, 'tags', 'Please choose at most 10 tags.'],
  ['a tag of its own', { tags: ['vegan'] }, 'tags.0', 'Choose tags of the list.'],
  ['isPublic 2', { isPublic: 2 }, 'isPublic', 'Say who may read it: 1 is everyone, 0 is you alone.'],
  ['day number 0', { days: [dayForm(0)] }, 'days.0.dayNumber', NUMBERS],
  ['a day twice', { days: [dayForm(1), dayForm(1)] }, 'days.1.dayNumber', NUMBERS],
  ['day 1.5', { days: [dayForm(1.5)] }, 'days.0.dayNumber', NUMBERS],
  ['a day without a title', { days: [dayForm(1, { title: '' })] }, 'days.0.title', 'Please give this day a title.'],
  [
    'a day of another trip',
    { days: [dayForm(1, { id: 9_999 })] },
    'days.0.id',
    'This day is not part of the trip any more.',
  ],
  ['41 days', { days: Array.from({ length: 41 }, () => dayForm(1)) }, 'days', 'Please write at most 40 days.'],
  [
    'a place twice',
    { days: [dayForm(1, { attachments: Array(2).fill({ kind: 'venue', id: 1, name: 'Inn' }) })] },
    'days.0.attachments',
    'Please attach each place once.',
  ],
  [
    'an attachment that is none',
    { days: [dayForm(1, { attachments: [{ kind: 'member', id: 1, name: 'Ada' }] })] },
    'days.0.attachments.0.kind',
    'Attach a venue, an attraction or a footpath problem.',
  ],
  [
    'a photo that nobody sent',
    { days: [dayForm(1, { photos: [{ id: NOWHERE, description: 'A gate.' }] })] },
    'days.0.photos.0.id',
    'This photo is not here any more. Please add it again.',
  ],
  [
    'a photo without a description',
    { days: [dayForm(1, { photos: [{ id: NOWHERE, description: ' ' }] })] },
    'days.0.photos.0.description',
    'Please describe this photo.',
  ],
  [
    'a cover of ours without a description',
    { coverImageUrl: `/api/trip-blogs/photos/${NOWHERE}/full` },
    'coverDescription',
    'Please describe this picture.',
  ],
  ...[
    'javascript:alert(1)',
    'data:image/png;base64,AAAA',
    'http://pictures.example.org/a.jpg',
    'https://localhost/a.jpg',
    'https://127.0.0.1/a.jpg',
    'https://2130706433/a.jpg',
    'https://0x7f.1/a.jpg',
    'https://[::1]/a.jpg',
    'https://10.0.0.1/a.jpg',
    'https://192.168.1.1/a.jpg',
    'https://169.254.169.254/latest',
    'https://printer/a.jpg',
    'https://nas.local/a.jpg',
    'https://db.internal/a.jpg',
    'https://me:secret@pictures.example.org/a.jpg',
    'https://pictures.example.org:8443/a.jpg',
    '//pictures.example.org/a.jpg',
    '/api/auth/logout',
    'no address',
  ].map((coverImageUrl): [string, object, string, string] => [
    `the cover ${coverImageUrl}`,
    { coverImageUrl },
    'coverImageUrl',
    COVER,
  ]),
  ['a title of fillers', { title: '\u3164\u115f\u2800\uffa0\u200b' }, 'title', 'Title must be at least 5 characters'],
  ['quotes in quotes in quotes', { story: '>'.repeat(5_000) }, 'story', 'Please nest lists and quotes less deeply.'],
  [
    'a flood of links',
    { days: [dayForm(1, { content: '[a](https://b.example) '.repeat(60) })] },
    'days.0.content',
    'Please use at most 50 links in a text.',
  ],
  [
    'a book',
    { days: Array.from({ length: 7 }, (_, at) => dayForm(at + 1, { content: 'x '.repeat(4_400) })) },
    'days',
    'This trip is too long. Please shorten its texts.',
  ],
];

describe('a trip that cannot be taken (C2.13)', () => {
  let service: CommunityUnderTest;
  beforeAll(async () => void (service = await sharedCommunity()));

  it.each(CASES)('%s: the answer names the field and says what is wrong', async (_what, more, field, message) => {
    const { status, body } = await tripCalls(service).create(more);
    expect([status, body.fieldErrors]).toEqual([422, { [field]: message }]);
  });

  it('leaves nothing behind', async () => {
    expect((await tripCalls(service).list()).body).toEqual([]);
    expect((await service.call('GET', '/api/trip-blogs/mine', { as: 1 })).body).toEqual([]);
  });

  it('is no trip of a visitor', async () => {
    const answer = await service.call('POST', '/api/trip-blogs', { body: {} });
    expect(answer.status).toBe(401);
  });
});
