import { expect, test } from '@playwright/test';
import { type ReceivedSpan, TraceReceiver } from '@waymark/testing';
import { registerMember } from '../support/members';
import { makeReview, makeVenue } from '../support/reviews';
import { runningPlatform } from '../support/running-platform';

const HANDLED = 'handle reviews.review.voted.v1';

test('one vote is one trace, from the browser through gateway, service and outbox to the consumers in two slices (R8.1)', async ({
  page,
  browser,
}) => {
  const endpoint = runningPlatform().gateway['OTEL_EXPORTER_OTLP_ENDPOINT'];
  test.skip(!endpoint, 'This platform was started without OTEL_EXPORTER_OTLP_ENDPOINT.');
  const author = await browser.newContext();
  await registerMember(author.request, 'Ada Author');
  const venueId = await makeVenue(author.request, `Traced ${Date.now().toString(36)}`);
  await makeReview(author.request, venueId, 'A ramp at the side door.');
  await author.close();
  await registerMember(page.request, 'Vic Voter');

  const receiver = await TraceReceiver.start(Number(new URL(endpoint ?? '').port));
  try {
    await page.goto(`/venues/${venueId}?trace=1`);
    await page
      .getByRole('article')
      .getByRole('button', { name: /^helpful/i })
      .click();
    const trace = await traceOfVote(receiver);

    const find = (service: string, name: string): ReceivedSpan | undefined =>
      trace.find((span) => span.service === service && span.name === name);
    const parentOf = (child: ReceivedSpan | undefined) => trace.find(({ spanId }) => spanId === child?.parentSpanId);
    for (const service of ['account', 'reviews']) {
      const way: string[] = [];
      for (let span = find(service, HANDLED); span; span = parentOf(span)) way.unshift(`${span.service}: ${span.name}`);
      expect(way).toEqual([
        'browser: POST /api/reviews',
        'gateway: POST /api/reviews',
        'reviews: POST /api/reviews/:id/vote',
        'reviews: publish reviews.review.voted.v1',
        `${service}: ${HANDLED}`,
      ]);
    }
    // Traces must not show who voted, on what, or from where.
    expect(receiver.bodies.join()).not.toMatch(
      new RegExp(`Vic|Ada|example\\.org|ramp|venues/${venueId}|127\\.0\\.0\\.1|Mozilla`),
    );
  } finally {
    await receiver.stop();
  }
});

/** Waits for all spans: the page sends its own after a second, and each process sends separately. */
async function traceOfVote(receiver: TraceReceiver): Promise<ReceivedSpan[]> {
  const trace = (): ReceivedSpan[] => {
    const voted = receiver.spans.find(({ name }) => name === HANDLED)?.traceId;
    return receiver.spans.filter(({ traceId }) => traceId === voted);
  };
  const has = (service: string, name: string) =>
    trace().some((span) => span.service === service && span.name.startsWith(name));
  const isWhole = () =>
    has('browser', 'POST') &&
    has('gateway', 'POST') &&
    has('reviews', 'POST') &&
    has('reviews', 'publish') &&
    trace().filter(({ name }) => name === HANDLED).length >= 2;
  await expect.poll(isWhole, { timeout: 15_000 }).toBe(true);
  return trace();
}
