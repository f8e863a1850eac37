import { browserSpanSchema, readTraceparent, type Telemetry as Post } from '@waymark/contracts-core';
import { Telemetry } from './telemetry';
import { traceCalls } from './trace-calls';

function page() {
  const posts: Post[] = [];
  const telemetry = new Telemetry({ sample: 0, token: 't' }, (post) => posts.push(post));
  return { posts, telemetry, trace: traceCalls((call) => telemetry.called(call)) };
}

describe('a call that a page records (R8.2)', () => {
  it('is told with the trace that the server was sent, and without its address', () => {
    const { posts, telemetry, trace } = page();
    const call = trace('POST', '/api/reviews/812/vote?who=ann');
    call?.end(200);
    telemetry.flush();
    const [span] = posts[0]?.spans ?? [];
    expect(browserSpanSchema.parse(span)).toMatchObject({
      ...readTraceparent(call?.traceparent),
      method: 'POST',
      area: 'reviews',
      status: 200,
    });
    expect(JSON.stringify(posts)).not.toMatch(/\/812|ann|vote/);
  });

  it('has a trace of its own', () => {
    const { trace } = page();
    const [one, other] = [trace('GET', '/api/reviews'), trace('GET', '/api/reviews')].map(
      (call) => readTraceparent(call?.traceparent)?.traceId,
    );
    expect(one).not.toBe(other);
  });

  it('is none when it does not go to the API', () => {
    expect(page().trace('GET', '/r/reviews/v1/words.json')).toBeUndefined();
  });

  it('waits for others: twenty go in one post', () => {
    const { posts, telemetry, trace } = page();
    for (let count = 0; count < 25; count += 1) trace('GET', '/api/reviews')?.end(200);
    telemetry.flush();
    expect(posts.map(({ spans }) => spans?.length)).toEqual([20, 5]);
  });
});
