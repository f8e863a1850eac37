import { readTraceparent } from '@waymark/contracts-core';
import { TraceReceiver, until } from '@waymark/testing';
import { serviceEntry } from '../../../test/service-entry';
import { startTestGateway, type TestGateway } from '../../../test/start-test-gateway';
import { startStubService, type StubService } from '../../../test/stub-service';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const PAGE = '00f067aa0ba902b7';
const FROM_PAGE = { traceparent: `00-${TRACE}-${PAGE}-01`, tracestate: 'vendor=1', baggage: 'name=Ann' };

describe('a gateway and traces (R8.3, R8.6)', () => {
  let service: StubService;
  let receiver: TraceReceiver;
  const gateways: TestGateway[] = [];

  beforeAll(async () => {
    service = await startStubService((req, res) => {
      res.statusCode = req.url?.includes('broken') ? 500 : 200;
      res.end('{}');
    });
    receiver = await TraceReceiver.start();
  });
  afterAll(async () => {
    await Promise.all(gateways.map((gateway) => gateway.close()));
    await receiver?.stop();
    await service?.close();
  });

  async function start(env: Record<string, string>): Promise<string> {
    const gateway = await startTestGateway(
      { services: { reviews: serviceEntry('reviews', service.origin, '/api/reviews') } },
      env,
    );
    gateways.push(gateway);
    return gateway.origin;
  }
  const tracing = (share: string) =>
    start({ OTEL_EXPORTER_OTLP_ENDPOINT: receiver.endpoint, OTEL_TRACES_SAMPLER_ARG: share });

  it('that has a collector goes on with a page’s trace, and the service with the gateway’s', async () => {
    await fetch(`${await tracing('0')}/api/reviews/of-somebody/broken?who=Ann`, { headers: FROM_PAGE });
    const sent = service.seen.at(-1)?.headers;
    const span = await until(
      'the span',
      5_000,
      async () => receiver.spans.find(({ traceId }) => traceId === TRACE) ?? null,
    );
    expect(span).toMatchObject({ service: 'gateway', name: 'GET /api/reviews', parentSpanId: PAGE, failed: true });
    expect(readTraceparent(sent?.['traceparent'])).toEqual({ traceId: TRACE, spanId: span.spanId });
    expect([sent?.['tracestate'], sent?.['baggage']]).toEqual([undefined, undefined]);
    expect(receiver.bodies.join()).not.toMatch(/of-somebody|who=|Ann|broken/);
  });

  it('records the configured share of requests without a trace', async () => {
    const [never, always] = [await tracing('0'), await tracing('1')];
    await fetch(`${never}/api/reviews`);
    expect(service.seen.at(-1)?.headers['traceparent']).toBeUndefined();
    await fetch(`${always}/api/reviews`);
    expect(readTraceparent(service.seen.at(-1)?.headers['traceparent'])).not.toBeNull();
    await fetch(`${always}/api/reviews`, { headers: { traceparent: FROM_PAGE.traceparent.replace(/01$/, '00') } });
    expect(service.seen.at(-1)?.headers['traceparent']).toBeUndefined();
  });

  it('that has none lets no trace of a stranger through', async () => {
    await fetch(`${await start({})}/api/reviews`, { headers: FROM_PAGE });
    expect(service.seen.at(-1)?.headers['traceparent']).toBeUndefined();
  });

  it('answers as ever while the collector is away', async () => {
    const origin = await start({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1', OTEL_TRACES_SAMPLER_ARG: '1' });
    // One after the other: of many at once a busy gateway refuses those that wait too long.
    for (let asked = 0; asked < 40; asked += 1) expect((await fetch(`${origin}/api/reviews`)).status).toBe(200);
  });
});
