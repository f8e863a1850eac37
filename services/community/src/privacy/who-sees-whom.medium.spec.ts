import { COMMUNITY_ENDPOINTS, COMMUNITY_PAGES } from '@waymark/contracts-community';
import type { EndpointContract } from '@waymark/contracts-core';
import { type CommunityUnderTest, sharedCommunity } from '../../test/community-service';
import { commentCalls } from '../../test/comment-scenario';
import { tripCalls } from '../../test/trip-scenario';
import {
  CROWD,
  followAll,
  gatherCrowd,
  HOST,
  nameOf,
  READER,
  type Standing,
  STANDINGS,
  tellNews,
} from '../../test/crowd';

interface Read {
  /** Its addresses, without a parameter left open. */
  paths: () => string[];
  /** Whom it names, so that a row that finds nobody hides nothing. None: it names nobody at all. */
  names: Standing[];
  /** Members who appear in it although they are hidden, because the reader blocked or muted them. */
  known?: Standing[];
}

const about = (part: string) => STANDINGS.map((standing) => `/api/users/${CROWD[standing]}/${part}`);
const OPEN: Standing[] = ['stranger', 'follower'];
const NOBODY = { names: [] };
/** A trip of each of the crowd. */
const trips: number[] = [];
const ofTrips = (part = '') => trips.map((id) => `/api/trip-blogs/${id}${part}`);
const NOWHERE = '00000000-0000-4000-8000-000000000000';

/** A trip by the reader with everyone's comments; filled before the first read. */
const trip = { id: 0, comments: [] as number[] };
const onTrip = (part = '') => [`/api/trip-blogs/${trip.id}/comments${part}`];
const onComments = (part = '') => trip.comments.map((id) => `/api/trip-blogs/comments/${id}${part}`);

/** Reads that name nobody at all, asked at their address with these parameters. */
const NAMES_NOBODY = [
  ...['getOpenApi', 'listHeard', 'countUnreadNotifications', 'readMailSettings', 'showUnsubscribe', 'spellTripSearch'],
  ...['listOwnTripBlogs', 'getTripBlogsMetadata', 'listTripSitemapParts', 'getTripSitemapPart', 'getTripPhoto'],
  ...['listTripDrafts', 'readTripDraft', 'readTransparency', 'downloadTransparency', 'showSiteContentOfPages'],
  ...[
    'showSiteContentCharities',
    'showSiteContentFounders',
    'listStatementsOfReasons',
    'readStatementOfReasons',
    'readTripCorrection',
  ],
];
const PARAMETERS: Record<string, string> = { part: '1', size: 'full', statementId: '1' };
const QUERIES: Record<string, string> = { showUnsubscribe: '?token=none', spellTripSearch: '?q=membr' };
const addressOf = ({ name, path }: EndpointContract) =>
  path.replace(/:(\w+)/g, (_, parameter: string) => PARAMETERS[parameter] ?? (name.includes('Trip') ? NOWHERE : '1')) +
  (QUERIES[name] ?? '');

/** Every other read of the slice that is not for staff only. A new endpoint must be listed here or above, or the first test fails. */
const READS: Record<string, Read> = {
  listComments: { paths: () => onTrip(), names: OPEN },
  countComments: { paths: () => onTrip('/counts'), ...NOBODY },
  listWaitingComments: { paths: () => onTrip('/waiting'), names: OPEN },
  readComment: { paths: () => onComments(), names: OPEN },
  listAnswers: { paths: () => onComments('/answers'), names: OPEN },
  suggestPeople: { paths: () => ['/api/users/suggestions'], names: ['stranger'] },
  listBlocked: { paths: () => ['/api/users/me/blocked'], names: ['blocked'], known: ['blocked'] },
  listMuted: { paths: () => ['/api/users/me/muted'], names: ['private'], known: ['private'] },
  readRelation: { paths: () => about('relation'), ...NOBODY },
  listFollowers: { paths: () => [`/api/users/${HOST}/followers`, ...about('followers')], names: OPEN },
  listFollowing: { paths: () => [`/api/users/${HOST}/following`, ...about('following')], names: OPEN },
  readActivityFeed: { paths: () => ['/api/activities/feed'], names: ['follower'] },
  listNotifications: { paths: () => ['/api/notifications'], names: OPEN },
  listTripBlogs: {
    paths: () => ['/api/trip-blogs?limit=100', ...STANDINGS.map((each) => `/api/trip-blogs?authorId=${CROWD[each]}`)],
    names: OPEN,
  },
  readTripBlog: { paths: () => ofTrips(), names: OPEN },
  getTripBlogMetadata: { paths: () => ofTrips('/document'), ...NOBODY },
  getCommunityPageMetadata: {
    paths: () => COMMUNITY_PAGES.map((page) => `/api/community-pages/${page}/document`),
    ...NOBODY,
  },
  readMemberBadges: { paths: () => about('badges'), names: OPEN },
};

/** Texts that must be in no response. A private member's name is beside their publications, without their ID. */
const marksOf = (standing: Standing): string[] =>
  standing === 'private' ? [String(CROWD.private)] : [String(CROWD[standing]), nameOf(standing)];
const NEVER: Standing[] = ['private', 'suspended', 'deleted'];
const READERS = [
  { who: 'a visitor', as: undefined, hidden: NEVER },
  { who: 'a member', as: READER, hidden: [...NEVER, 'blocked', 'blocker'] as Standing[] },
];

describe('who sees whom (C3.8, C9.2)', () => {
  let service: CommunityUnderTest;
  const reads: readonly EndpointContract[] = COMMUNITY_ENDPOINTS.filter(
    ({ method, access }) => method === 'GET' && ['visitor', 'member'].includes(access),
  );
  /** The first waits for the reader; then others have approved enough, and each answers themselves. */
  const publish = async (memberId: number): Promise<void> => {
    await tellNews(service, memberId);
    const comments = commentCalls(service);
    trip.id ||= await comments.trip(READER);
    await comments.say(memberId, trip.id, 'What I say first of all.');
    await comments.trust(memberId);
    const { id } = (await comments.say(memberId, trip.id, 'What I say to all who read this.')).body;
    const answer = await comments.say(memberId, trip.id, 'What I add to what I said.', { answersId: id });
    trip.comments.push(id, answer.body.id);
    trips.push((await tripCalls(service).create({ title: `A trip of ${memberId % 10}` }, memberId)).body.id);
  };
  beforeAll(async () => {
    service = await sharedCommunity();
    await gatherCrowd(service, publish);
    await followAll(service);
  }, 90_000);

  const answersOf = async ({ paths }: Read, as: number | undefined) => {
    const answers = await Promise.all(paths().map((path) => service.call<unknown>('GET', path, { as })));
    return answers.map(({ headers, body }) => JSON.stringify([...headers, body])).join('\n');
  };

  it('is declared for every read', () => {
    expect([...Object.keys(READS), ...NAMES_NOBODY].sort()).toEqual(reads.map(({ name }) => name).sort());
  });

  it.each(reads.flatMap((read) => READERS.map((reader) => ({ name: read.name, read, ...reader }))))(
    '$name shows $who nobody who is hidden from them',
    async ({ name, read: contract, as, hidden }) => {
      const read = READS[name] ?? { paths: () => [addressOf(contract)], ...NOBODY };
      const answers = await answersOf(read, as);
      for (const standing of hidden.filter((each) => !read.known?.includes(each)))
        for (const mark of marksOf(standing)) expect([standing, answers.includes(mark)]).toEqual([standing, false]);
      if (contract.access === 'visitor' || as)
        for (const standing of read.names)
          expect(answers).toMatch(new RegExp(`${CROWD[standing]}|${nameOf(standing)}`));
    },
  );
});
