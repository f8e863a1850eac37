import { mapsContentSignalled } from '@waymark/contracts-maps';
import { Database } from '@waymark/service-kit';
import sql from 'sql-template-tag';
import { sharedMaps, type MapsUnderTest } from '../../test/maps-service';
import { reportCalls } from '../../test/report-scenario';

let service: MapsUnderTest;
beforeAll(async () => void (service = await sharedMaps()));

const told = async (reportId: number) =>
  (
    await service.app.get(Database).query<{ signals: string[] }>(sql`
      SELECT data -> 'signals' AS signals FROM outbox
      WHERE type = ${mapsContentSignalled.type} AND data ->> 'contentId' = ${String(reportId)} ORDER BY seq`)
  ).map(({ signals }) => signals);

describe('a footpath report', () => {
  it('that has a private number is shown, and a person is called with the reason', async () => {
    const calls = reportCalls(service);
    const { body } = await calls.report({ description: 'Blocked by a car. Its owner: 0113 496 0123.' }, 81);
    expect(await told(body.id)).toEqual([['personal-data']]);
    expect((await calls.read(body.id)).status).toBe(200);
  });

  it('as it should be calls nobody; corrected with an insult it does', async () => {
    const calls = reportCalls(service);
    const { body } = await calls.report({}, 82);
    expect(await told(body.id)).toEqual([]);
    await calls.correct(body.id, { description: 'The wankers of the council.' }, 82);
    expect(await told(body.id)).toEqual([['obscenity']]);
  });

  it('said again a street further calls a person, of a visitor too (F5.5)', async () => {
    const calls = reportCalls(service);
    const description = 'The kerb is too high for me.';
    expect((await calls.report({ description })).status).toBe(201);
    const { body } = await calls.report({ description, latitude: 53.49 });
    expect(await told(body.id)).toEqual([['repeated']]);
  });
});
