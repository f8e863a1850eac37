import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { reputationChanged, reputationOf } from '@waymark/contracts-community';
import { Database, Jobs, Outbox, type Tx } from '@waymark/service-kit';
import { type CountedReputation, type DueReputation, ReputationRepository } from './reputation.repository';

const EVERY_MS = 1_000;
/** Members per round; more would keep their rows locked too long. */
const AT_A_TIME = 100;

/** Recounts points and badges of members with changes, and publishes an event if the result differs. */
@Injectable()
export class CountReputation implements OnApplicationBootstrap {
  constructor(
    private readonly database: Database,
    private readonly jobs: Jobs,
    private readonly outbox: Outbox,
    private readonly reputation: ReputationRepository,
  ) {}

  onApplicationBootstrap(): void {
    this.jobs.add({ name: 'count points and badges', every: EVERY_MS, run: (stopping) => this.catchUp(stopping) });
  }

  /** Runs rounds until no member is due, or the process has to stop. */
  async catchUp(stopping?: AbortSignal): Promise<void> {
    while (!stopping?.aborted && (await this.database.transaction((tx) => this.round(tx))) === AT_A_TIME);
  }

  private async round(tx: Tx): Promise<number> {
    const due = await this.reputation.due(tx, AT_A_TIME);
    if (due.length === 0) return 0;
    const ids = due.map(({ memberId }) => memberId);
    const sums = await this.reputation.sums(tx, ids);
    const followers = new Map((await this.reputation.followers(tx, ids)).map((row) => [row.memberId, row.followers]));
    const counted = due.map((before) => {
      const merit = reputationOf(
        sums.filter(({ memberId }) => memberId === before.memberId),
        followers.get(before.memberId) ?? 0,
      );
      const version = isOther(before, merit) ? before.version + 1 : before.version;
      return { memberId: before.memberId, ...merit, version };
    });
    await this.reputation.store(tx, counted);
    for (const [at, merit] of counted.entries()) if (merit.version !== due[at]?.version) await this.tell(tx, merit);
    return due.length;
  }

  private async tell(tx: Tx, { memberId, version, points, badges, isInfluencer }: CountedReputation): Promise<void> {
    const data = { memberId, points, badges: badges.map(({ badge }) => badge), isInfluencer };
    await this.outbox.add(tx, reputationChanged, { aggregateId: memberId, aggregateVersion: version, data });
  }
}

/** Returns whether the published values changed. A higher count of a known badge is no change. */
function isOther(before: DueReputation, now: Pick<DueReputation, 'points' | 'badges' | 'isInfluencer'>): boolean {
  const names = (of: Pick<DueReputation, 'badges'>) => of.badges.map(({ badge }) => badge).join(' ');
  return before.points !== now.points || before.isInfluencer !== now.isInfluencer || names(before) !== names(now);
}
