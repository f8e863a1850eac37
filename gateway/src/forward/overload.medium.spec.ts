import type { ServerResponse } from 'node:http';
import { until } from '@waymark/testing';
import { gatewayBefore } from '../../test/gateway-before';

let held: ServerResponse[] = [];
const edge = gatewayBefore(
  (req, res) => {
    if (req.method === 'GET' && req.url?.startsWith('/api/reviews')) held.push(res);
    else res.end('{}');
  },
  { env: { RATE_LIMIT_FACTOR: '1000' } },
);

it('refuses reads that would wait too long, with when to come back, and takes writes all the same', async () => {
  const asked = Array.from({ length: 200 }, async (_, index) => {
    const answer = await fetch(`${edge.gateway.origin}/api/reviews?one=${index}`);
    await answer.text();
    return [answer.status, answer.headers.get('retry-after')].join(' ');
  });
  // As long as the answers are held, those who go on are the ones that run.
  await until('a full service', 10_000, () => Promise.resolve(held.length >= 16 || null));
  const refused = await Promise.any(asked);
  expect(refused).toBe('503 1');
  const headers = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };
  const written = await fetch(`${edge.gateway.origin}/api/reviews`, { method: 'POST', headers, body: '{}' });
  expect(written.status).toBe(200);
  const ending = setInterval(() => held.splice(0).forEach((res) => res.end('[]')), 5);
  const outcomes = await Promise.all(asked);
  clearInterval(ending);
  // On a slow machine some of those that wait meet the deadline of a read.
  expect(outcomes.filter((outcome) => !/^(?:200 |50[34] 1)$/.test(outcome))).toEqual([]);
  held = [];
  const again = fetch(`${edge.gateway.origin}/api/reviews`);
  await until('the question', 5_000, () => Promise.resolve(held.length > 0 || null));
  held.forEach((res) => res.end('[]'));
  expect((await again).status).toBe(200);
});
