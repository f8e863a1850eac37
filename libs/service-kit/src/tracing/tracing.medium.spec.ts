import type { ReceivedSpan } from '@waymark/testing';
import { TraceReceiver, until } from '@waymark/testing';
import { seen } from '../spec-support/sample-module';
import { sampleService } from '../spec-support/sample-service';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const CALLER = '00f067aa0ba902b7';
const FOLLOWED = { traceparent: `00-${TRACE}-${CALLER}-01` };

let receiver: TraceReceiver;
beforeAll(async () => void (receiver = await TraceReceiver.start()));
const sample = sampleService(() => ({ OTEL_EXPORTER_OTLP_ENDPOINT: receiver.endpoint }));
const { add } = sample;
afterAll(() => receiver?.stop());

const received = (name: string): Promise<ReceivedSpan> =>
  until(`the span ${name}`, 10_000, async () => receiver.spans.find((span) => span.name === name) ?? null);

describe('a service that gets a trace header (R8.4, R8.5)', () => {
  it('records the request, the publishing of its event and the handling, each under the one before', async () => {
    await add('a line nobody else may read', FOLLOWED);
    const request = await received('POST /api/notes');
    const published = await received('publish sample.note.added.v1');
    const handled = await received('handle sample.note.added.v1');
    expect([request, published, handled].map((span) => span.traceId)).toEqual([TRACE, TRACE, TRACE]);
    expect(request.parentSpanId).toBe(CALLER);
    expect(published.parentSpanId).toBe(request.spanId);
    expect(handled.parentSpanId).toBe(published.spanId);
    expect(handled.service).toBe('sample');
  }, 20_000);

  it('names a route by its pattern, without ids or people', async () => {
    await fetch(`${sample.service.origin}/api/notes/500?size=small`, { headers: FOLLOWED });
    const failed = await received('GET /api/notes/:id');
    expect([failed.failed, failed.attributes['http.response.status_code']]).toEqual([true, 500]);
    expect(receiver.bodies.join()).not.toMatch(/notes\/500|size=small|Ann|nobody else|secret/);
  }, 20_000);

  it('records nothing without a trace header', async () => {
    const before = receiver.spans.length;
    const id = await add('calm', { traceparent: FOLLOWED.traceparent.replace(/01$/, '00') });
    await fetch(`${sample.service.origin}/health/ready`);
    await until('the event is handled', 10_000, async () => (seen.calm.includes(id) ? true : null));
    await add('calm', FOLLOWED);
    await until('a later trace', 10_000, async () => (receiver.spans.length >= before + 3 ? true : null));
    expect(receiver.spans.length).toBe(before + 3);
  }, 20_000);
});
