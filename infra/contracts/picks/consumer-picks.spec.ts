import ts from 'typescript';
import { callProblems } from './call-problems';
import { consumerPicks } from './consumer-picks';
import { partsOf, service } from '../spec-support/sample-contracts';

const source = (text: string) => ts.createSourceFile('source.tsx', text, ts.ScriptTarget.Latest, true);
const picksOf = (...texts: string[]) => consumerPicks({ own: texts.map(source), libs: [] }, [service().openapi]);
const GET = 'GET /api/venues/{id}';
const readBy = (...texts: string[]) =>
  Object.keys(picksOf('apiClient.get(`/api/venues/${id}`)', ...texts).calls[GET]?.answers['200']?.properties ?? {});

describe('what a consumer picks of the answers', () => {
  it('is every name that its source reads, however it does', () => {
    expect(readBy('venue.name', 'const { rating: stars } = venue', "venue['kind']", 'venue[`web${part}`]')).toEqual([
      'name',
      'kind',
      'rating',
      'website',
    ]);
  });
  it('is every field of a schema of its own', () =>
    expect(readBy('const place = z.object({ tags: z.array(z.string()) })')).toEqual(['tags']));
  it('is not what it never names', () => expect(readBy('other.field')).toEqual([]));
});

describe('what a consumer calls', () => {
  it('is each endpoint whose address its source writes, with the methods of that file', () => {
    expect(Object.keys(picksOf("apiClient.post('/api/venues', { body })").calls)).toEqual(['POST /api/venues']);
    expect(
      Object.keys(picksOf('apiClient.getWithHeaders(`/api/venues/${encodeURIComponent(id)}?sort=${sort}`)').calls),
    ).toEqual([GET]);
  });
  it('is found where the address is put together of two', () => {
    expect(
      Object.keys(picksOf("const PATH = '/api/venues'; apiClient.post(PATH)", 'apiClient.get(`${PATH}/7`)').calls),
    ).toEqual([GET, 'POST /api/venues']);
  });
  it('is what its routes start ahead', () => {
    const route = {
      path: '/venues/:id',
      page: 'venue',
      title: 'Venue',
      prefetch: ['/api/venues/:id?sort=newest'],
      access: 'visitor' as const,
      chunks: [],
    };
    const manifest = { name: 'places', routes: [route], nav: [], slots: [], needs: {} };
    expect(Object.keys(consumerPicks({ own: [], libs: [], manifest }, [service().openapi]).calls)).toEqual([GET]);
  });
  it('must be answered by somebody', () =>
    expect(() => picksOf("apiClient.get('/api/museums')")).toThrow('No service answers /api/museums'));
});

describe('picks against a provider', () => {
  const picks = picksOf(
    'apiClient.get(`/api/venues/${id}`).then((venue) => venue.name)',
    "apiClient.post('/api/venues')",
  );
  const problems = (change: Parameters<typeof service>[0]) =>
    callProblems('mfe', picks, [service(change).openapi]).map(({ at, says }) => `${at} ${says}`);

  it('hold for an older provider that lacks what is not read', () => {
    expect(problems((draft) => void (partsOf(draft).answer.required = ['name']))).toEqual([]);
  });
  it('fail for one that lacks what is read', () => {
    const lacksName: Parameters<typeof service>[0] = (draft) => {
      const { answer } = partsOf(draft);
      delete answer.properties['name'];
      answer.required = ['id'];
    };
    expect(problems(lacksName)).toEqual([
      `mfe calls ${GET}, answer 200.name may be missing`,
      'mfe calls POST /api/venues, answer 201.name may be missing',
    ]);
  });
  it('fail for one that does not take what is sent', () => {
    expect(problems((draft) => void delete partsOf(draft).body.properties['website'])).toEqual([
      'mfe calls POST /api/venues, body.website is not taken',
    ]);
  });
  it('fail for one that has no such endpoint', () => {
    expect(problems((draft) => void delete draft.openapi.paths['/api/venues'])).toEqual([
      'mfe calls POST /api/venues which no service answers',
    ]);
  });
});
