import sql from 'sql-template-tag';
import { sharedCommunity, type CommunityUnderTest } from '../../test/community-service';
import { tripCalls } from '../../test/trip-scenario';

describe('the spelling of a search for trips', () => {
  let service: CommunityUnderTest;
  const spell = async (q: string, more = '', as?: number) => {
    const path = `/api/trip-blogs/spelling?q=${encodeURIComponent(q)}${more}`;
    return (await service.call<{ meant: string | null }>('GET', path, { as })).body.meant;
  };

  beforeAll(async () => {
    service = await sharedCommunity();
    const calls = tripCalls(service);
    await calls.create({ title: 'Rain in Bergen', destination: 'Bergen, Norway', tags: ['hearing'] });
    await calls.create({ title: 'Edinburgh by tram', destination: 'Edinburgh' });
    await calls.create({ title: 'More of Edinburgh', destination: 'Edinburgh' });
    await calls.create({ title: 'Edinburgk, a slip of mine', destination: 'Malmö' });
    await calls.create({ title: 'Nothing of the Hebrides to see', isPublic: 0 });
  }, 60_000);

  it.each([
    ['bergn', 'bergen'],
    ['Begren', 'bergen'],
    ['rain in norwya', 'rain in norway'],
    // Of two equally similar words, the one in more trips.
    ['edinburgj', 'edinburgh'],
    ['malmø tramz', 'malmo trams'],
    ['Mälmo', null],
    // Known, also unfinished or in the plural: nothing to mend.
    ['bergen', null],
    ['berg', null],
    ['trams', null],
    // Short words are one slip from too many, and some words are like no other.
    ['tran', null],
    ['bergn zzyzx', null],
    ['', null],
    ['!!!', null],
    // Known, but in no trip together.
    ['bergn edinburgh', null],
    // Not published.
    ['hebridse', null],
  ])('takes %j for %j', async (asked, meant) => expect(await spell(asked)).toBe(meant));

  it('offers only what is found with the filter, too', async () => {
    expect([await spell('bergn', '&filter=hearing'), await spell('bergn', '&filter=visual')]).toEqual(['bergen', null]);
  });

  it('offers no word from trips that the reader cannot see', async () => {
    await service.sql.query(sql`INSERT INTO member_block (member_id, other_id, is_blocker) VALUES (7, 1, true)`);
    expect([await spell('bergn', '', 7), await spell('bergn', '', 8)]).toEqual([null, 'bergen']);
  });
});
