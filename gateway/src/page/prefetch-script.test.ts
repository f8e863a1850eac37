/// <reference lib="dom" />
import { install } from '@sinonjs/fake-timers';
import { prefetchScript } from './prefetch-script';

type Prefetched = Record<string, Promise<Response>>;
const page = window as unknown as { __prefetch: Prefetched };

it('the answer that nobody took is let go, and no other', async () => {
  const clock = install({ toFake: ['setTimeout'] });
  const letGo: string[] = [];
  window.fetch = ((path: string) =>
    Promise.resolve({ body: { cancel: () => void letGo.push(path) } })) as unknown as typeof fetch;
  // As the browser runs what stands in the page.
  new Function(prefetchScript(['/api/taken', '/api/left']))();
  expect(Object.keys(page.__prefetch)).toEqual(['/api/taken', '/api/left']);
  delete page.__prefetch['/api/taken'];
  await clock.tickAsync(15_000);
  expect([letGo, Object.keys(page.__prefetch)]).toEqual([['/api/left'], []]);
  clock.uninstall();
});
