import { Upstream } from './upstream';

/** The processes of one service, used in turn; those whose breaker is open are passed over. */
export class ServiceUpstreams {
  private turn = 0;
  readonly members: readonly Upstream[];

  constructor(
    readonly slice: string,
    origins: readonly string[],
  ) {
    this.members = origins.map((origin) => new Upstream(origin));
  }

  /** Null when every one of them is known to be down. */
  pick(): Upstream | null {
    for (let tried = 0; tried < this.members.length; tried++) {
      const candidate = this.members[this.turn++ % this.members.length];
      if (candidate?.breaker.allows()) return candidate;
    }
    return null;
  }

  async close(): Promise<void> {
    await Promise.all(this.members.map((member) => member.close()));
  }
}
