import type { CorrectionTexts, EndpointContract, ModerationContent, Problem } from '@waymark/contracts-core';
import {
  MAPS_ENDPOINTS,
  mapsContentDescribed,
  mapsContentModerated,
  type FootpathReport,
} from '@waymark/contracts-maps';
import { ClusterProjection } from '../report-cluster/cluster-projection';
import { sharedMaps, type MapsUnderTest } from '../../test/maps-service';
import { decisionArrives, reportArrives } from '../../test/moderation';
import { MANCHESTER, reportCalls } from '../../test/report-scenario';

const REPORTER = 61;
const OTHER = 62;
const WORD = 'quixotically';
const MINE = 'The kerb is quixotically high.';
const RIGHT = 'The kerb is 12 cm high.';

let service: MapsUnderTest;
beforeAll(async () => void (service = await sharedMaps()), 60_000);

describe('a footpath report that staff hid (F7.7)', () => {
  let id: number;
  const { latitude, longitude } = MANCHESTER;
  const around = (degrees: number) =>
    [longitude - degrees, latitude - degrees, longitude + degrees, latitude + degrees].join(',');
  const [box, wide] = [around(0.01), around(5)];
  const reads: readonly EndpointContract[] = MAPS_ENDPOINTS.filter(
    ({ method, access }) => method === 'GET' && access !== 'moderator',
  );
  const queries: Readonly<Record<string, string>> = {
    reverseGeocode: `?lat=${latitude}&lon=${longitude}`,
    nearestPlace: `?lat=${latitude}&lon=${longitude}`,
    findPlaces: '?q=manchester',
  };
  const addressOf = ({ name, path }: EndpointContract) =>
    path.replace(
      /:(id|size|code)/g,
      (_whole, part: string) => ({ id: String(id), size: 'full' })[part] ?? 'blocked_path',
    ) + (queries[name] ?? '');
  const decide = (state: 'shown' | 'hidden', number: number) =>
    decisionArrives(service, { contentId: id, state, number });
  const drawn = async () => {
    await service.app.get(ClusterProjection).finish();
    const paths = [
      '/api/footpath-reports?limit=5',
      `/api/footpath-reports?limit=5&box=${box}`,
      `/api/footpath-reports?limit=5&near=${latitude},${longitude}&radius=1000`,
      `/api/footpath-reports/map?box=${wide}`,
      `/api/footpath-reports/map?box=${box}`,
      '/api/footpath-reports/places?sort=open',
      '/api/footpath-reports/feed.geojson',
      '/api/footpath-reports/feed.csv',
      '/api/footpath-reports/feed.atom',
      '/api/open311/v2/requests.json',
    ];
    const answers = await Promise.all(paths.map((path) => service.call('GET', path)));
    return answers.map(({ status, body, headers }, at) => [
      paths[at],
      status,
      headers.get('x-total-count'),
      // Left out: heat changes with time, feeds contain their date, and towns are assigned again.
      JSON.stringify(body).replace(/"heat":[\d.]+|"id":\d+,"name"|<updated>[^<]*/g, ''),
    ]);
  };

  beforeAll(async () => {
    const calls = reportCalls(service);
    await calls.report({ latitude: 51.5, longitude: -0.12 });
    const form = { description: `A ${WORD} broken kerb.`, reporterName: WORD, address: `${WORD} street` };
    id = (await calls.report(form, REPORTER)).body.id;
    await calls.verify(id, OTHER);
  }, 60_000);

  it('is described to staff, without its words', async () => {
    await reportArrives(service, id);
    await reportArrives(service, 0, 8);
    const described = (await service.published(mapsContentDescribed)).map(({ data }) => data);
    expect(described).toMatchObject([
      { caseId: 7, exists: true, authorId: REPORTER, path: `/footpath-reports/${id}` },
      { caseId: 8, exists: false, authorId: null, path: null, writtenAt: null },
    ]);
    expect(JSON.stringify(described)).not.toContain(WORD);
  });

  it('leaves every list, count, map and feed, and is restored unchanged', async () => {
    const before = await drawn();
    expect(before.map(([, status]) => status)).toEqual(before.map(() => 200));
    await decide('hidden', 1);
    const hidden = await drawn();
    for (const [at, answer] of hidden.entries()) expect(answer).not.toEqual(before[at]);
    await decide('shown', 2);
    expect(await drawn()).toEqual(before);
    expect((await reportCalls(service).read(id, OTHER)).body).toMatchObject({
      verificationCount: 1,
      isVerifiedByMe: true,
    });
    await decide('hidden', 3);
    expect(await drawn()).toEqual(hidden);
  });

  it.each(reads.map((endpoint) => [endpoint.name, endpoint] as const))(
    'is in no response of %s',
    async (_name, endpoint) => {
      for (const as of [undefined, OTHER]) {
        const { body } = await service.call('GET', addressOf(endpoint), { as });
        expect(JSON.stringify(body).includes(WORD)).toBe(false);
      }
    },
  );

  it('is answered and changed by nobody', async () => {
    const calls = reportCalls(service);
    const { status, body } = await calls.read(id);
    expect([status, body]).toMatchObject([404, { code: 'content.hidden' }]);
    expect((await calls.verify(id, 63)).status).toBe(404);
    expect((await calls.answer(id, false, OTHER)).status).toBe(404);
  });

  it('is shown to its reporter, marked', async () => {
    const { body } = await service.call<FootpathReport[]>('GET', '/api/footpath-reports/mine', { as: REPORTER });
    expect(body).toMatchObject([{ id, setAside: { state: 'hidden', statementId: 73 } }]);
    expect((await reportCalls(service).read(id, REPORTER)).body).toMatchObject({ setAside: { state: 'hidden' } });
  });

  it('is shown to moderators with what was decided', async () => {
    const path = `/api/footpath-reports/moderated/footpath-report/${id}`;
    const { body } = await service.call<ModerationContent>('GET', path, { as: 5, role: 'moderator' });
    expect(body).toMatchObject({
      state: 'hidden',
      authorId: REPORTER,
      texts: [{ text: `A ${WORD} broken kerb.` }, {}],
    });
    expect(body.steps.map(({ decisionNumber }) => decisionNumber)).toEqual([3, 2, 1]);
    expect((await service.published(mapsContentModerated)).length).toBe(3);
  });
});

describe('a footpath report that staff corrected (F6.25)', () => {
  let id: number;
  const of = () => `/api/footpath-reports/moderated/footpath-report/${id}`;
  const store = (parts: Record<string, string>) =>
    service.call<{ correctionId: number } & Problem>('PUT', `${of()}/correction`, {
      as: 5,
      role: 'moderator',
      body: { caseId: 7, parts },
    });
  const decide = (number: number, correction: { id: number } | null) =>
    decisionArrives(service, { contentId: id, state: 'shown', number, correction });
  const read = async (as?: number) => (await reportCalls(service).read(id, as)).body;
  const own = (statement: number, as = REPORTER) =>
    service.call<CorrectionTexts>('GET', `/api/footpath-reports/moderated/corrections/${statement}`, { as });

  beforeAll(async () => {
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

  it('needs words', async () => {
    const { status, body } = await store({ description: '' });
    expect([status, body.fieldErrors]).toEqual([422, { 'parts.description': 'Please write something here.' }]);
  });
});
