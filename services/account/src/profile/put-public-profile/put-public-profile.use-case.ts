import { Injectable } from '@nestjs/common';
import type { PublicProfile } from '@waymark/contracts-account';
import { Database } from '@waymark/service-kit';
import { MemberEvents } from '../../member/member-events';
import { ProfileWriter } from '../profile-writer';

@Injectable()
export class PutPublicProfile {
  constructor(
    private readonly database: Database,
    private readonly writer: ProfileWriter,
    private readonly events: MemberEvents,
  ) {}

  /** Other slices link to profiles: they hear when one is hidden or shown, and of nothing else in it. */
  async execute(memberId: number, profile: PublicProfile): Promise<void> {
    await this.database.transaction(async (tx) => {
      if (await this.writer.setPublic(tx, memberId, profile)) await this.events.changed(tx, memberId);
    });
  }
}
