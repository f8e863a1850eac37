import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { KNOWN_QUERIES_ELEMENT_ID, type KnownQuery } from '@waymark/contracts-core';
import { fillCache } from './known-queries';

function pageWith(queries: KnownQuery[]): void {
  document.body.innerHTML = `<script type="application/json" id="${KNOWN_QUERIES_ELEMENT_ID}"></script>`;
  document.body.firstElementChild!.textContent = JSON.stringify(queries);
}

const asking = (client: QueryClient, key: string) => {
  let asked = 0;
  const observer = new QueryObserver(client, {
    queryKey: [key],
    queryFn: () => Promise.resolve(`asked ${(asked += 1)}`),
    staleTime: 60_000,
  });
  const stop = observer.subscribe(() => undefined);
  return { data: observer.getCurrentResult().data, asked: () => asked, stop };
};

describe('the cache of a slice', () => {
  it('begins with what the page was rendered with, and asks for none of it', () => {
    pageWith([{ key: ['/api/a'], data: { name: 'A' }, at: Date.now() }]);
    const client = new QueryClient();
    fillCache(client);
    const [known, other] = [asking(client, '/api/a'), asking(client, '/api/b')];
    expect([known.data, known.asked()]).toEqual([{ name: 'A' }, 0]);
    expect([other.data, other.asked()]).toEqual([undefined, 1]);
    for (const { stop } of [known, other]) stop();
  });

  it('asks again for what was old when the page came', () => {
    pageWith([{ key: ['/api/a'], data: 'old', at: Date.now() - 120_000 }]);
    const client = new QueryClient();
    fillCache(client);
    const known = asking(client, '/api/a');
    expect([known.data, known.asked()]).toEqual(['old', 1]);
    known.stop();
  });

  it('is empty on a page that the browser draws', () => {
    document.body.innerHTML = '';
    const client = new QueryClient();
    fillCache(client);
    expect(client.getQueryCache().getAll()).toEqual([]);
  });
});
