import type { ActivityOfDay } from '@waymark/contracts-core';
import { mapsBulkUndoDone } from '@waymark/contracts-maps';
import sql from 'sql-template-tag';
import { sharedMaps, type MapsUnderTest } from '../../test/maps-service';
import { bulkUndoArrives } from '../../test/moderation';
import { reportCalls } from '../../test/report-scenario';

const DAY = '2026-07-15';
const NOON = '2026-07-15T11:00:00Z';
const [author, other, third] = [41, 42, 43];

let service: MapsUnderTest;
let calls: ReturnType<typeof reportCalls>;
beforeAll(async () => {
  service = await sharedMaps();
  calls = reportCalls(service);
}, 60_000);

const preview = async () => {
  const path = `/api/footpath-reports/member-days/${author}/${DAY}`;
  return (await service.call<ActivityOfDay>('GET', path, { as: other, role: 'moderator' })).body;
};

describe('a day of a member (F6.22)', () => {
  it('is undone with its reports and confirmations, and restored', async () => {
    const own = (await calls.report({}, author)).body.id;
    const [seen, gone] = [(await calls.report({}, other)).body.id, (await calls.report({}, other)).body.id];
    await calls.verify(seen, author);
    await calls.verify(seen, third);
    await calls.answer(gone, false, third);
    await calls.answer(gone, false, author);
    await service.sql.query(sql`UPDATE footpath_report SET created_at = ${NOON}::timestamptz WHERE id = ${own}`);
    await service.sql.query(
      sql`UPDATE report_answer SET answered_at = ${NOON}::timestamptz WHERE member_id = ${author}`,
    );
    const states = async () =>
      Promise.all(
        [own, seen, gone].map(async (id) => {
          const { status, body } = await calls.read(id);
          return status === 200 ? [body.status, body.verificationCount] : status;
        }),
      );
    const before = await states();
    expect(before).toEqual([
      ['open', 0],
      ['open', 2],
      ['resolved', 0],
    ]);
    expect((await preview()).kinds.map(({ kind, count }) => [kind, count])).toEqual([
      ['footpath-report', 1],
      ['footpath-answer', 2],
    ]);

    await bulkUndoArrives(service, { memberId: author, day: DAY, number: 1, state: 'reverted' });
    // A report without two answers that it is gone is open again.
    expect(await states()).toEqual([404, ['open', 1], ['open', 0]]);
    expect((await service.published(mapsBulkUndoDone)).at(-1)?.data).toMatchObject({ number: 1, state: 'reverted' });

    await bulkUndoArrives(service, { memberId: author, day: DAY, number: 2, state: 'undone' });
    await bulkUndoArrives(service, { memberId: author, day: DAY, number: 1, state: 'reverted' });
    expect(await states()).toEqual(before);
    expect((await preview()).taken).toEqual([]);
  });
});
