import type { LoadReport, Telemetry as Post } from '@waymark/contracts-core';
import { Telemetry } from './telemetry';

const loaded = (slice: string): LoadReport => ({ slice, version: 'v1', outcome: 'loaded' });
const broken = (slice: string): LoadReport => ({ slice, version: 'v1', outcome: 'script-error', kind: 'threw' });

function page(sample: number) {
  const posts: Post[] = [];
  const telemetry = new Telemetry({ sample, token: 't' }, (post) => posts.push(post));
  return { posts, telemetry };
}

describe('what a page tells of its builds', () => {
  it('goes in one post, and each thing once', () => {
    const { posts, telemetry } = page(1);
    for (const report of [loaded('shell'), loaded('maps'), broken('maps'), broken('maps')]) telemetry.report(report);
    telemetry.flush();
    telemetry.report(broken('maps'));
    telemetry.flush();
    expect(posts).toEqual([{ token: 't', loads: [loaded('shell'), loaded('maps'), broken('maps')] }]);
  });

  it('is every error and no success on a page that is not among the sample (R3.7)', () => {
    const { posts, telemetry } = page(0);
    for (const report of [loaded('maps'), broken('maps')]) telemetry.report(report);
    telemetry.flush();
    expect(posts).toEqual([{ token: 't', loads: [broken('maps')] }]);
  });

  it('is five errors at most', () => {
    const { posts, telemetry } = page(0);
    for (const slice of 'abcdefg') telemetry.report(broken(slice));
    telemetry.flush();
    expect(posts.flatMap(({ loads }) => loads)).toHaveLength(5);
  });

  it('is sent at last when the page is left', () => {
    const { posts, telemetry } = page(1);
    telemetry.report(loaded('maps'));
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
    expect(posts).toHaveLength(1);
  });

  it('is nothing on a page of an older gateway, which would not understand it', () => {
    const posts: Post[] = [];
    const telemetry = new Telemetry(undefined, (post) => posts.push(post));
    telemetry.report(broken('maps'));
    telemetry.flush();
    expect(posts).toEqual([]);
  });
});
