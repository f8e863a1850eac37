import type { Browser } from '@playwright/test';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openAll } from './open-all';
import { openBrowser } from './open-browser';

const PAGE = '<main><h1>Paths</h1></main><script>fetch("/api/paths")</script>';

let server: Server;
let browser: Browser;
/** The API's responses in order; the last one is repeated. */
let answers: { status: number; headers?: Record<string, string> }[];
beforeAll(async () => {
  server = createServer(({ url }, response) => {
    if (url !== '/api/paths') return response.setHeader('content-type', 'text/html').end(PAGE);
    const [answer = { status: 200 }] = answers.length > 1 ? answers.splice(0, 1) : answers;
    return response.writeHead(answer.status, answer.headers).end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  browser = await openBrowser();
}, 60_000);
afterAll(async () => {
  await browser.close();
  server.close();
});

async function problems(): Promise<string[]> {
  const context = await browser.newContext();
  const visitor = {
    who: 'logged out',
    context,
    open: () => context.newPage(),
    missing: new Set<string>(),
    versions: new Set<string>(),
  };
  const page = { route: '/paths', path: '/paths', isLive: false, isChanged: true };
  const { port } = server.address() as AddressInfo;
  return (await openAll(`http://127.0.0.1:${port}`, [page], [visitor], new AbortController().signal)).problems;
}

const BUSY = { status: 503, headers: { 'retry-after': '1' } };
const FAULT = ['/paths, logged out: /api/paths answers 503'];

it.each([
  ['opens a page once more where the site was busy', [BUSY, { status: 200 }], []],
  ['refuses it where the site is busy again', [BUSY], FAULT],
  ['does not excuse a fault that names no time to come again', [{ status: 503 }, { status: 200 }], FAULT],
])('%s', async (_what, answered, expected) => {
  answers = [...answered];
  expect(await problems()).toEqual(expected);
});
