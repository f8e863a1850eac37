import { memberBlocked } from '@waymark/contracts-community';
import sql from 'sql-template-tag';
import { type MapsUnderTest, sharedMaps } from '../../test/maps-service';
import { MANCHESTER, reportCalls } from '../../test/report-scenario';

const [ANA, BEN, CAS] = [4001, 4002, 4003];
const FORMER = 'Former member';

let service: MapsUnderTest;
let ids: Record<number, number>;
beforeAll(async () => {
  service = await sharedMaps();
  ids = {};
  for (const member of [ANA, BEN, CAS])
    ids[member] = (await reportCalls(service).report({ reporterName: undefined }, member)).body.id;
}, 60_000);

const told = (memberId: number, blockedId: number, isBlocked: boolean, version: number) =>
  service.tell(memberBlocked, { memberId, blockedId, isBlocked }, { version });
const AROUND = `?near=${MANCHESTER.latitude},${MANCHESTER.longitude}`;

/** The reporter's name, in every response that contains one. */
async function namesOf(member: number, reader?: number): Promise<string[]> {
  const { list, read } = reportCalls(service);
  const names: (string | undefined)[] = [];
  for (const query of ['', AROUND]) {
    const { body } = await list(query, reader);
    expect(body).toHaveLength(3);
    names.push(body.find(({ id }) => id === ids[member])?.reporterName);
  }
  const { body } = await read(ids[member] ?? 0, reader);
  names.push(body.reporterName, ...body.history.map(({ by }) => by));
  return names.map((name) => name ?? 'none');
}
const all = (name: string) => [name, name, name, name];

describe('two members with a block between them (C9.9)', () => {
  it('read each other’s footpath reports without a name; all others read who reported', async () => {
    const before = JSON.stringify((await reportCalls(service).list()).body);
    expect(await namesOf(BEN, ANA)).toEqual(all(`Member ${BEN}`));
    await told(ANA, BEN, true, 1);
    expect(await namesOf(BEN, ANA)).toEqual(all(FORMER));
    expect(await namesOf(ANA, BEN)).toEqual(all(FORMER));
    for (const reader of [undefined, CAS, BEN]) expect(await namesOf(BEN, reader)).toEqual(all(`Member ${BEN}`));
    expect(await namesOf(CAS, ANA)).toEqual(all(`Member ${CAS}`));
    expect(JSON.stringify((await reportCalls(service).list()).body)).toBe(before);
  });

  it('are not named in what was done about a report of somebody else', async () => {
    const { setStatus, read } = reportCalls(service);
    const answer = await setStatus(ids[CAS] ?? 0, true, 'The kerb was mended.', BEN);
    expect(answer.status).toBe(200);
    const done = async (reader: number) => (await read(ids[CAS] ?? 0, reader)).body.history.at(-1);
    expect(await done(ANA)).toMatchObject({ act: 'resolved', by: FORMER, reason: 'The kerb was mended.' });
    expect(await done(CAS)).toMatchObject({ act: 'resolved', by: `Member ${BEN}` });
  });

  it('see each other again when it is removed, even if events arrive late or twice', async () => {
    await told(ANA, BEN, false, 3);
    await told(ANA, BEN, true, 2);
    await told(ANA, BEN, true, 3);
    expect(await namesOf(BEN, ANA)).toEqual(all(`Member ${BEN}`));
    expect(await namesOf(ANA, BEN)).toEqual(all(`Member ${ANA}`));
  });

  it('have no stored block once one of them leaves, and late events do not restore it', async () => {
    await told(BEN, CAS, true, 4);
    await told(CAS, ANA, true, 5);
    await service.privacy.leave(ANA);
    await told(ANA, BEN, true, 6);
    await told(BEN, ANA, true, 7);
    expect(await service.sql.query(sql`SELECT member_id, blocked_id FROM member_block`)).toEqual([
      { member_id: BEN, blocked_id: CAS },
    ]);
  });
});
