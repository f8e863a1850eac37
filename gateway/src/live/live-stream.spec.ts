import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { LiveStream, type StreamEnd } from './live-stream';

/** An answer whose other end never reads. */
class UnreadAnswer extends EventEmitter {
  readonly socket = null;
  writableLength = 0;

  write(text: string): void {
    this.writableLength += text.length;
  }

  end(): void {
    this.emit('close');
  }

  destroy(): void {
    this.emit('close');
  }
}

it('cuts off who never reads, long before much is kept for them (C6.8)', () => {
  const answer = new UnreadAnswer();
  const ends: StreamEnd[] = [];
  const stream = new LiveStream(
    { memberId: 1, sessionHash: 'a' },
    answer as unknown as ServerResponse,
    (_stream, why) => ends.push(why),
  );
  for (let id = 1; id <= 10_000; id += 1) stream.say('notification', { notificationId: id }, id);
  expect(ends).toEqual(['unread']);
  expect(answer.writableLength).toBeLessThan(17 * 1024);
});
