import { Injectable } from '@nestjs/common';
import type { Tx } from '@waymark/service-kit';

type Follower = (tx: Tx, memberId: number) => Promise<void>;

/** What other parts of this service do in the transaction in which a member gets another e-mail address. */
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
