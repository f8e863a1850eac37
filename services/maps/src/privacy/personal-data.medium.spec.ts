import { randomUUID } from 'node:crypto';
import { exportRequested, memberDeleted } from '@waymark/contracts-account';
import { mapsExportPart, mapsMemberErased } from '@waymark/contracts-maps';
import { JetStreamStrategy, newExportKeys, undeclaredTables } from '@waymark/service-kit';
import sql from 'sql-template-tag';
import { startMaps, type MapsUnderTest } from '../../test/maps-service';
import { MAPS_TABLES } from './personal-data';

let service: MapsUnderTest;
beforeAll(async () => void (service = await startMaps()), 60_000);
afterAll(() => service?.close());

const arrives = (type: string, data: object) =>
  service.app.get(JetStreamStrategy).dispatch({
    id: randomUUID(),
    type,
    time: new Date().toISOString(),
    aggregateId: '1',
    aggregateVersion: 1,
    correlationId: null,
    data,
  });
const told = (type: string) =>
  service.sql.query<{ data: Record<string, unknown> }>(sql`SELECT data FROM outbox WHERE type = ${type}`);

describe('what maps holds about members', () => {
  it('is told for every table of its database', async () => {
    expect(await undeclaredTables(service.sql, MAPS_TABLES)).toEqual({ undeclared: [], unknown: [] });
  });

  it('is confirmed to be gone when one leaves', async () => {
    await arrives(memberDeleted.type, { memberId: 7, reviews: 'delete' });
    expect(await told(mapsMemberErased.type)).toMatchObject([{ data: { memberId: 7 } }]);
  });

  it('is one sealed part for a member who asks: an answer comes also where there is nothing', async () => {
    const { publicKey } = await newExportKeys();
    await arrives(exportRequested.type, { exportId: randomUUID(), memberId: 8, publicKey });
    expect(await told(mapsExportPart.type)).toMatchObject([{ data: { part: 1, parts: 1 } }]);
  });
});
