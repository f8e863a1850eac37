import { newSession } from '../../test/new-session';
import { openStream, type OpenedStream } from '../../test/open-stream';
import { serviceEntry } from '../../test/service-entry';
import { startTestGateway } from '../../test/start-test-gateway';
import { startStubAccount } from '../../test/stub-account';

const STREAMS = 1_000;
const MAX_MEGABYTES = 200;

it('holds a thousand streams in under 200 MB, the tabs at the other end included (C6.7)', async () => {
  const account = await startStubAccount();
  const services = { account: serviceEntry('account', account.origin, '/api/auth') };
  const gateway = await startTestGateway({ services }, { RATE_LIMIT_FACTOR: '100' });
  const before = process.memoryUsage().rss;
  const streams: OpenedStream[] = [];
  for (let index = 0; index < STREAMS; index += 1) streams.push(await openStream(gateway.origin, newSession().cookie));
  expect(streams.filter(({ answer }) => answer.statusCode === 200)).toHaveLength(STREAMS);
  // The broker is away: each is told to ask from time to time.
  expect(await streams.at(-1)?.heard('away')).toBeGreaterThanOrEqual(0);
  expect(await (await fetch(`${gateway.internalOrigin}/metrics`)).text()).toContain(`gateway_live_streams ${STREAMS}`);
  expect((process.memoryUsage().rss - before) / 1e6).toBeLessThan(MAX_MEGABYTES);
  streams.forEach((stream) => stream.close());
  await Promise.all([gateway, account].map((server) => server.close()));
});
