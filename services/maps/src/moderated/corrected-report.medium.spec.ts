import type { CorrectionTexts, Problem } from '@waymark/contracts-core';
import type { FootpathReport } from '@waymark/contracts-maps';
import { sharedMaps, type MapsUnderTest } from '../../test/maps-service';
import { decisionArrives } from '../../test/moderation';
import { reportCalls } from '../../test/report-scenario';

const REPORTER = 61;
const OTHER = 62;
const MINE = 'The kerb is quixotically high.';
const RIGHT = 'The kerb is 12 cm high.';

describe('a footpath report that staff corrected (F6.25)', () => {
  let service: MapsUnderTest;
  let id: number;
  const of = () => `/api/footpath-reports/moderated/footpath-report/${id}`;
  const store = (parts: Record<string, string>, role: 'moderator' | 'member' = 'moderator') =>
    service.call<{ correctionId: number } & Problem>('PUT', `${of()}/correction`, {
      as: 5,
      role,
      body: { caseId: 7, parts },
    });
  const decide = (number: number, correction: { id: number } | null) =>
    decisionArrives(service, { kind: 'footpath-report', contentId: id, state: 'shown', number, correction });
  const read = async (as?: number) => (await reportCalls(service).read(id, as)).body;
  const own = (statement: number, as = REPORTER) =>
    service.call<CorrectionTexts>('GET', `/api/footpath-reports/moderated/corrections/${statement}`, { as });

  beforeAll(async () => {
    service = await sharedMaps();
    id = (await reportCalls(service).report({ description: MINE }, REPORTER)).body.id;
  }, 60_000);

  it('shows the right words everywhere, both to its reporter, and comes back', async () => {
    const { correctionId } = (await store({ description: RIGHT })).body;
    expect((await read()).description).toBe(MINE);
    await decide(1, { id: correctionId });
    expect((await read(OTHER)).description).toBe(RIGHT);
    const listed = await service.call<FootpathReport[]>('GET', '/api/footpath-reports?limit=5');
    expect(JSON.stringify(listed.body)).not.toContain('quixotically');
    const feed = await service.call('GET', '/api/footpath-reports/feed.geojson');
    expect(JSON.stringify(feed.body)).not.toContain('quixotically');
    expect((await own(71)).body).toMatchObject({ isInForce: true, texts: [{ before: MINE, after: RIGHT }] });
    expect((await own(71, OTHER)).status).toBe(404);
    await decide(2, null);
    expect((await read()).description).toBe(MINE);
    expect((await own(71)).body.isInForce).toBe(false);
  });

  it('needs words, and is for moderators', async () => {
    const { status, body } = await store({ description: '' });
    expect([status, body.fieldErrors]).toEqual([422, { 'parts.description': 'Some words are needed here.' }]);
    expect((await store({ description: RIGHT }, 'member')).status).toBe(403);
  });
});
