import { Injectable } from '@nestjs/common';
import type { PublicProfile } from '@waymark/contracts-account';
import { Database } from '@waymark/service-kit';
import { MemberEvents } from '../member/member-events';
import { ProfileAutoFlags } from '../member/profile-auto-flags';
import { ProfileWriter } from './profile-writer';

@Injectable()
export class PutPublicProfile {
  constructor(
    private readonly database: Database,
    private readonly writer: ProfileWriter,
    private readonly events: MemberEvents,
    private readonly autoFlags: ProfileAutoFlags,
  ) {}

  /** Other slices link to profiles and suggest people, so they receive its public fields and nothing else. */
  async execute(memberId: number, profile: PublicProfile): Promise<void> {
    await this.database.transaction(async (tx) => {
      if (await this.writer.setPublic(tx, memberId, profile)) await this.events.changed(tx, memberId);
      await this.autoFlags.look(tx, memberId);
    });
  }
}
