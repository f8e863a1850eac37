import { exportRequested, memberDeleted } from '@waymark/contracts-account';
import { mapsMemberErased } from '@waymark/contracts-maps';
import { PrivacyCheck } from '@waymark/service-kit';
import sql from 'sql-template-tag';
import { startMaps, type MapsUnderTest } from '../../test/maps-service';
import { MAPS_PRIVACY } from './privacy.declaration';

let service: MapsUnderTest;
let privacy: PrivacyCheck;
beforeAll(async () => {
  service = await startMaps();
  privacy = new PrivacyCheck(service.app, MAPS_PRIVACY, { leaves: memberDeleted, asks: exportRequested });
}, 60_000);
afterAll(() => service?.close());

describe('what maps holds about members', () => {
  it('is declared for every table of its database', async () => {
    expect(await privacy.gaps()).toEqual([]);
  });

  it('is confirmed to be gone when one leaves', async () => {
    await privacy.leave(7);
    const told = sql`SELECT data FROM outbox WHERE type = ${mapsMemberErased.type}`;
    expect(await service.sql.query(told)).toMatchObject([{ data: { memberId: 7 } }]);
  });

  it('is one sealed part for a member who asks: an answer comes also where there is nothing', async () => {
    expect(await privacy.export(8)).toMatchObject({ sections: [], files: [], parts: 1 });
  });
});
