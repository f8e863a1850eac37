import sql from 'sql-template-tag';
import { type CommunityUnderTest, sharedCommunity } from '../../../test/community-service';
import { peopleCalls } from '../../../test/people-scenario';

const READER = 1;
const TRAVEL = 'Accessible travel';
const FOOD = 'Restaurant reviews';

describe('suggestions of people (C4.1)', () => {
  let service: CommunityUnderTest;
  let people: ReturnType<typeof peopleCalls>;
  const suggested = async () => (await people.suggestions(READER)).map(({ id }) => id);
  beforeAll(async () => {
    service = await sharedCommunity();
    people = peopleCalls(service);
  }, 60_000);
  beforeEach(async () => {
    await people.startOver();
    await people.known(READER, { interests: [TRAVEL, FOOD], city: 'Leeds' });
  });

  it('say why, and put those with the most in common first', async () => {
    await people.known(2, { interests: [FOOD, TRAVEL], city: 'leeds' });
    await people.known(3, { interests: [TRAVEL] });
    await people.known(4);
    await service.sql.query(sql`INSERT INTO member_merit (member_id, helpful_votes) VALUES (4, 12)`);
    await people.known(5, { interests: ['Event accessibility'], city: 'York' });
    expect(await people.suggestions(READER)).toEqual([
      {
        id: 2,
        displayName: 'Member 2',
        username: 'member2',
        isVerified: false,
        reasons: [`You share an interest: ${TRAVEL} and ${FOOD}`, 'Lives in leeds, as you do'],
      },
      expect.objectContaining({ id: 4, reasons: ['Others found their reviews helpful 12 times'] }),
      expect.objectContaining({ id: 3, reasons: [`You share an interest: ${TRAVEL}`] }),
    ]);
  });

  it('leave out oneself, who is followed, blocked on either side, muted, private or suspended (C4.2)', async () => {
    for (const id of [2, 3, 4, 5]) await people.known(id, { interests: [TRAVEL] });
    await people.known(6, { interests: [TRAVEL], isPublic: false });
    await people.known(7, { interests: [TRAVEL], isActive: false });
    expect(await suggested()).toEqual([2, 3, 4, 5]);
    await people.follow(2, READER);
    await people.block(3, READER);
    await people.block(READER, 4);
    await people.mute(5, READER);
    expect(await suggested()).toEqual([]);
  });

  it('are none for somebody of whom nothing is known', async () => {
    await people.known(2, { interests: [TRAVEL] });
    expect(await people.suggestions(777)).toEqual([]);
  });
});
