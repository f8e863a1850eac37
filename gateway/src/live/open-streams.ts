import type { LiveStream } from './live-stream';

/** Open tabs of a member that are told; the oldest makes room for one more. */
const BY_MEMBER = 10;
/** Of one gateway: some 20 kB each. */
const IN_ALL = 5_000;
/** Proxies close what is silent for 30 s or a minute. Seconds. */
const BEAT_EVERY = 22;

/** The streams of this gateway. */
export class OpenStreams {
  private readonly byMember = new Map<number, Set<LiveStream>>();
  private readonly bySession = new Map<string, Set<LiveStream>>();
  /** A part of the streams each second, so that thousands are not written to at once. */
  private readonly beats = Array.from({ length: BEAT_EVERY }, () => new Set<LiveStream>());
  private second = 0;
  private count = 0;
  private readonly timer = setInterval(() => this.beat(), 1_000).unref();

  get size(): number {
    return this.count;
  }

  get isFull(): boolean {
    return this.count >= IN_ALL;
  }

  add(stream: LiveStream): void {
    this.count += 1;
    const own = put(this.byMember, stream.memberId, stream);
    put(this.bySession, stream.sessionHash, stream);
    // The one just passed: its turn is a whole round away.
    this.beats[this.second % BEAT_EVERY]?.add(stream);
    const [oldest] = own;
    if (own.size > BY_MEMBER) oldest?.end('too-many');
  }

  remove(stream: LiveStream): void {
    this.count -= 1;
    take(this.byMember, stream.memberId, stream);
    take(this.bySession, stream.sessionHash, stream);
    for (const part of this.beats) part.delete(stream);
  }

  ofMember(memberId: number): Iterable<LiveStream> {
    return this.byMember.get(memberId) ?? [];
  }

  all(): LiveStream[] {
    return [...this.byMember.values()].flatMap((streams) => [...streams]);
  }

  /** Hashes of the sessions that have a stream. */
  sessions(): string[] {
    return [...this.bySession.keys()];
  }

  hasSession(hash: string): boolean {
    return this.bySession.has(hash);
  }

  endSession(hash: string): void {
    for (const stream of [...(this.bySession.get(hash) ?? [])]) stream.end('signed-out');
  }

  /** Each goes to another gateway, at another moment. */
  handOver(): void {
    clearInterval(this.timer);
    for (const stream of this.all()) stream.handOver();
  }

  private beat(): void {
    this.second += 1;
    for (const stream of this.beats[this.second % BEAT_EVERY] ?? []) stream.beat();
  }
}

function put<Key>(index: Map<Key, Set<LiveStream>>, key: Key, stream: LiveStream): Set<LiveStream> {
  const streams = index.get(key) ?? new Set();
  index.set(key, streams.add(stream));
  return streams;
}

function take<Key>(index: Map<Key, Set<LiveStream>>, key: Key, stream: LiveStream): void {
  const streams = index.get(key);
  streams?.delete(stream);
  if (streams?.size === 0) index.delete(key);
}
