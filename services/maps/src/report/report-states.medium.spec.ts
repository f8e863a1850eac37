import { until, whileTableLocked } from '@waymark/testing';
import sql from 'sql-template-tag';
import { sharedMaps, type MapsUnderTest } from '../../test/maps-service';
import { MANCHESTER, reportCalls } from '../../test/report-scenario';

let service: MapsUnderTest;
let calls: ReturnType<typeof reportCalls>;
let id: number;
beforeAll(async () => {
  service = await sharedMaps();
  calls = reportCalls(service);
}, 60_000);
beforeEach(async () => void ({ id } = (await calls.report({}, 1)).body));

const told = async (type: string) =>
  (
    await service.sql.query<{ data: unknown }>(
      sql`SELECT data FROM outbox WHERE type = ${type} AND aggregate_id = ${String(id)} ORDER BY seq`,
    )
  ).map(({ data }) => data);

describe('seeing a problem too (M4.1, M4.2, M4.4, M7.4, M7.5)', () => {
  it('counts each member once, however often and however concurrently they say so', async () => {
    await Promise.all([2, 2, 2, 3, 3, 4].map((member) => calls.verify(id, member)));
    const { body } = await calls.verify(id, 2);
    expect(body).toMatchObject({ verificationCount: 3, isVerifiedByMe: true });
    expect((await calls.read(id, 9)).body).toMatchObject({ verificationCount: 3, isVerifiedByMe: false });
    expect((await told('maps.report.verified.v1')).at(-1)).toEqual({ reportId: id, verificationCount: 3 });
  });

  it('is not known while its table is locked, and reports are shown all the same', async () => {
    await calls.verify(id, 2);
    const listed = async (query: string, as?: number) => {
      const { status, body } = await calls.list(query, as);
      return { status, report: status === 200 ? body.find((report) => report.id === id) : null };
    };
    const queries = ['', `?near=${MANCHESTER.latitude},${MANCHESTER.longitude}`];
    await whileTableLocked(service.ownerUrl, 'report_answer', async () => {
      const unknown = { verificationCount: 1, isVerifiedByMe: false, isVerifiedUnknown: true };
      for (const query of queries) {
        expect(await listed(query, 2)).toMatchObject({ status: 200, report: unknown });
        expect((await listed(query)).report).not.toHaveProperty('isVerifiedUnknown');
      }
      expect(await calls.read(id, 2)).toMatchObject({ status: 200, body: unknown });
    });
    const known = await until('the list knows answers again', 10_000, async () => {
      const { report } = await listed('', 2);
      return report?.isVerifiedUnknown ? null : report;
    });
    expect(known).toMatchObject({ isVerifiedByMe: true });
  });

  it('is done once with one key', async () => {
    await Promise.all([1, 2, 3].map(() => calls.verify(id, 2, 'verify-key-0001')));
    expect(await told('maps.report.verified.v1')).toHaveLength(1);
  });

  it('is refused to its reporter, and for a report that is resolved or missing', async () => {
    expect((await calls.verify(id, 1)).body.code).toBe('report.own');
    await calls.setStatus(id, 1, 'The kerb was lowered.', 2);
    expect((await calls.verify(id, 3)).body.code).toBe('report.resolved');
    expect((await calls.verify(2_147_483_647, 3)).body.code).toBe('report.not-found');
  });
});

describe('finding a problem gone (M4.5)', () => {
  it('by two members since it was last seen resolves it, and is in the history', async () => {
    await calls.answer(id, false, 2);
    await calls.verify(id, 3);
    expect((await calls.answer(id, false, 4)).body.status).toBe('open');
    expect((await calls.answer(id, false, 4)).body.status).toBe('open');
    const { body } = await calls.answer(id, false, 5);
    expect(body).toMatchObject({ status: 'resolved', isResolved: 1, verificationCount: 1 });
    expect(body.resolvedDate).not.toBeNull();
    expect((await calls.read(id)).body.history.at(-1)).toMatchObject({ act: 'found-gone', by: '2 members' });
    expect(await told('maps.report.resolved.v1')).toEqual([{ reportId: id }]);
  });

  it('is forgotten once somebody opens it again', async () => {
    for (const member of [2, 3]) await calls.answer(id, false, member);
    await calls.setStatus(id, false, 'It is back.', 4);
    expect((await calls.answer(id, false, 5)).body.status).toBe('open');
  });

  it('is asked about reports that nobody has seen for a year', async () => {
    const age = (months: number) =>
      service.sql.query(
        sql`UPDATE footpath_report SET created_at = now() - make_interval(months => ${months}::int) WHERE id = ${id}`,
      );
    await age(11);
    expect((await calls.read(id)).body.isStale).toBe(false);
    await age(13);
    expect((await calls.read(id)).body.isStale).toBe(true);
    expect((await calls.answer(id, true, 2)).body.isStale).toBe(false);
  });
});

describe('resolving and reopening (M4.3)', () => {
  it('tell everybody who did it, when and why', async () => {
    const resolved = await calls.setStatus(id, 1, 'The council lowered the kerb.', 2);
    expect(resolved.body).toMatchObject({ status: 'resolved', isResolved: 1 });
    const reopened = await calls.setStatus(id, false, 'It broke again.', 3);
    expect(reopened.body).toMatchObject({ status: 'open', isResolved: 0, resolvedDate: null });
    expect((await calls.read(id)).body.history).toMatchObject([
      { act: 'reported' },
      { act: 'resolved', by: 'Member 2', reason: 'The council lowered the kerb.' },
      { act: 'reopened', by: 'Member 3', reason: 'It broke again.' },
    ]);
    expect(await told('maps.report.reopened.v1')).toEqual([{ reportId: id }]);
  });

  it('are refused when it is so already, and when somebody was faster', async () => {
    expect((await calls.setStatus(id, 0, 'Open it.', 2)).body.code).toBe('report.already-so');
    const both = await Promise.all([2, 3].map((member) => calls.setStatus(id, 1, 'It is gone.', member)));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});
