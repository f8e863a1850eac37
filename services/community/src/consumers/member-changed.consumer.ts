import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { memberChanged, memberRegistered } from '@waymark/contracts-account';
import type { EventData, EventEnvelope } from '@waymark/contracts-core';
import { Inbox, OnEvent, type Tx } from '@waymark/service-kit';
import sql from 'sql-template-tag';

type Registered = EventEnvelope<EventData<typeof memberRegistered>>;
type Changed = EventEnvelope<EventData<typeof memberChanged>>;

/** Stores the latest public profile of each member. Late and repeated events change nothing. */
@Controller()
export class MemberChangedConsumer {
  constructor(private readonly inbox: Inbox) {}

  @OnEvent(memberRegistered)
  async onRegistered(@Payload() event: Registered): Promise<void> {
    // Assumes a new profile to be public until its first change event brings the actual values.
    const data = { ...event.data, isInfluencer: false, isPublic: true, isActive: true };
    await this.inbox.once('member', event, async (tx) => {
      await store(tx, data, event.aggregateVersion);
      await tx.query(sql`UPDATE member SET registered_at = ${event.time}::timestamptz WHERE id = ${data.memberId}`);
    });
  }

  @OnEvent(memberChanged)
  async onChanged(@Payload() event: Changed): Promise<void> {
    await this.inbox.once('member', event, (tx) => store(tx, event.data, event.aggregateVersion));
  }
}

async function store(tx: Tx, member: Changed['data'], version: number): Promise<void> {
  const { memberId, displayName, username, isVerified, isPublic, isActive, interests = [], city = null } = member;
  const { isStaff = null } = member;
  await tx.query(sql`
    INSERT INTO member AS known (id, display_name, username, is_verified, is_public, is_active, interests, city, is_staff, version)
    VALUES (${memberId}, ${displayName}, ${username}, ${isVerified}, ${isPublic}, ${isActive}, ${interests}, ${city}, ${isStaff}, ${version})
    ON CONFLICT (id) DO UPDATE
      SET display_name = excluded.display_name, username = excluded.username, is_verified = excluded.is_verified,
          is_public = excluded.is_public, is_active = excluded.is_active, interests = excluded.interests,
          city = excluded.city, is_staff = coalesce(excluded.is_staff, known.is_staff), version = excluded.version
      WHERE excluded.version > known.version`);
}
