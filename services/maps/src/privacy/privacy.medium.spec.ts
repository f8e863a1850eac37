import { mapsMemberErased } from '@waymark/contracts-maps';
import sql from 'sql-template-tag';
import { reportCalls } from '../../test/report-scenario';
import { sharedMaps, type MapsUnderTest } from '../../test/maps-service';

let service: MapsUnderTest;
beforeAll(async () => void (service = await sharedMaps()), 60_000);

describe('what maps holds about members (M14.11)', () => {
  it('is declared for every table of its database (A10.85)', async () => {
    expect(await service.privacy.gaps()).toEqual([]);
  });

  it('is confirmed to be gone when one leaves', async () => {
    await service.privacy.leave(7);
    expect(await service.published(mapsMemberErased)).toMatchObject([{ data: { memberId: 7 } }]);
  });

  it.each(['anonymise', 'delete'] as const)(
    'goes or stays without a name as they choose: %s (M6.2)',
    async (reviews) => {
      const calls = reportCalls(service);
      const member = reviews === 'delete' ? 21 : 22;
      const own = (await calls.report({ reporterEmail: 'me@example.org' }, member)).body.id;
      const other = (await calls.report({}, 30)).body.id;
      await calls.verify(other, member);
      await calls.setStatus(other, 1, 'I saw the new kerb.', member);
      expect((await service.privacy.export(member)).sections.map(({ id, rows }) => [id, rows.length])).toEqual([
        ['footpath-reports', 1],
        ['report-photos', 0],
        ['report-answers', 1],
        ['report-history', 2],
        ['known-as', 0],
        ['corrections-by-staff', 0],
      ]);
      await service.privacy.leave(member, reviews);
      expect((await calls.read(other)).body).toMatchObject({
        verificationCount: 0,
        history: [{}, { act: 'resolved', by: 'Former member', reason: 'I saw the new kerb.' }],
      });
      const left = await calls.read(own);
      expect([left.status, left.body.reporterName]).toEqual(
        reviews === 'delete' ? [404, undefined] : [200, 'Former member'],
      );
      const kept = await service.sql.query(sql`SELECT 1 FROM footpath_report WHERE reporter_email = 'me@example.org'`);
      expect(kept).toEqual([]);
    },
  );

  it('is exported as one encrypted part, even when there is nothing', async () => {
    const { sections, files, parts } = await service.privacy.export(8);
    expect([sections.flatMap(({ rows }) => rows), files, parts]).toEqual([[], [], 1]);
  });
});
