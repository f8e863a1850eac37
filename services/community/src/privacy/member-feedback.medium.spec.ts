import { randomUUID } from 'node:crypto';
import { exportRequested, memberDeleted } from '@waymark/contracts-account';
import { communityExportPart, communityMemberErased } from '@waymark/contracts-community';
import { JetStreamStrategy, newExportKeys, openParts, undeclaredTables } from '@waymark/service-kit';
import { until } from '@waymark/testing';
import sql from 'sql-template-tag';
import { startCommunity, type CommunityUnderTest } from '../../test/community-service';
import { COMMUNITY_TABLES } from './personal-data';

let service: CommunityUnderTest;
beforeAll(async () => void (service = await startCommunity({ RATE_LIMIT_FACTOR: '100' })), 60_000);
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
/** The broker may not have every event of the member yet: then it comes again. */
const leaves = (memberId: number) =>
  until('the erasure', 10_000, () => arrives(memberDeleted.type, { memberId, reviews: 'delete' }));
const send = async (as: number | undefined, message: string) =>
  expect(
    (await service.call('POST', '/api/feedback', { as, body: { type: 'suggestion', subject: 'Idea', message } }))
      .status,
  ).toBe(201);
const messages = async () =>
  (await service.sql.query<{ message: string }>(sql`SELECT message FROM feedback ORDER BY id`)).map(
    ({ message }) => message,
  );
const events = (type: string) =>
  service.sql.query<{ data: Record<string, unknown> }>(sql`SELECT data FROM outbox WHERE type = ${type} ORDER BY seq`);

describe('what community holds about members', () => {
  it('is told for every table of its database', async () => {
    expect(await undeclaredTables(service.sql, COMMUNITY_TABLES)).toEqual({ undeclared: [], unknown: [] });
  });

  it('goes with the member who leaves, and nobody else’s', async () => {
    await send(31, 'mine');
    await send(32, 'of another');
    await send(undefined, 'of a visitor');
    await leaves(31);
    expect(await messages()).toEqual(['of another', 'of a visitor']);
    expect((await events(communityMemberErased.type)).map(({ data }) => data)).toContainEqual({ memberId: 31 });
  });

  it('does not come back from a member who has left', async () => {
    await leaves(41);
    const { status } = await service.call('POST', '/api/feedback', {
      as: 41,
      body: { type: 'praise', subject: 'Late', message: 'late' },
    });
    expect(status).toBe(401);
    expect(await messages()).not.toContain('late');
  });

  it('is sealed for the one who asks, complete, and once when asked twice', async () => {
    await send(51, 'what I think');
    const { publicKey, privateKey } = await newExportKeys();
    const exportId = randomUUID();
    const asked = {
      id: randomUUID(),
      type: exportRequested.type,
      time: new Date().toISOString(),
      aggregateId: exportId,
      aggregateVersion: 1,
      correlationId: null,
      data: { exportId, memberId: 51, publicKey },
    };
    await service.app.get(JetStreamStrategy).dispatch(asked);
    await service.app.get(JetStreamStrategy).dispatch(asked);
    const parts = await events(communityExportPart.type);
    expect(parts.map(({ data }) => [data['part'], data['parts']])).toEqual([[1, 1]]);
    expect(JSON.stringify(parts)).not.toContain('what I think');
    const opened: unknown = JSON.parse(
      await openParts(
        privateKey,
        parts.map(({ data }) => String(data['sealed'])),
      ),
    );
    expect(opened).toMatchObject({ sections: [{ id: 'feedback', rows: [{ message: 'what I think' }] }] });
    const declared = COMMUNITY_TABLES.flatMap((table) =>
      'exported' in table && 'section' in table.exported ? [table.exported.section] : [],
    );
    expect((opened as { sections: { id: string }[] }).sections.map(({ id }) => id)).toEqual(declared);
  });
});
