import type { LiveStream } from './live-stream';

/** Maximum streams of one member; a new one replaces the oldest. */
const BY_MEMBER = 10;
/** Maximum streams of one gateway; each takes about 20 kB. */
const IN_ALL = 5_000;
/** Seconds. Proxies close connections that are silent for 30 s or a minute. */
const BEAT_EVERY = 22;

export class OpenStreams {
  private readonly byMember = new Map<number, Set<LiveStream>>();
  private readonly bySession = new Map<string, Set<LiveStream>>();
  /** Groups of streams. Each second sends a heartbeat to one group, to spread the load of thousands. */
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
    // The group that was just served, so the first heartbeat is a whole round away.
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

  /** Returns the hashes of the sessions that have a stream. */
  sessions(): string[] {
    return [...this.bySession.keys()];
  }

  hasSession(hash: string): boolean {
    return this.bySession.has(hash);
  }

  endSession(hash: string): void {
    for (const stream of [...(this.bySession.get(hash) ?? [])]) stream.end('signed-out');
  }

  /** Tells each tab to reconnect to another gateway, at randomised times. */
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
