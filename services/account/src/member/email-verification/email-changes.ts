import { Injectable } from '@nestjs/common';
import type { Tx } from '@waymark/service-kit';

type Follower = (tx: Tx, memberId: number) => Promise<void>;

/** Hooks for other parts of this service, run in the transaction that changes a member's email address. */
@Injectable()
export class EmailChanges {
  private readonly followers: Follower[] = [];

  follow(follower: Follower): void {
    this.followers.push(follower);
  }

  async tell(tx: Tx, memberId: number): Promise<void> {
    for (const follower of this.followers) await follower(tx, memberId);
  }
}
