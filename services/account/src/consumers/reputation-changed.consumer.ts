import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { reputationChanged } from '@waymark/contracts-community';
import type { EventData, EventEnvelope } from '@waymark/contracts-core';
import { Inbox, OnEvent, type Tx } from '@waymark/service-kit';
import sql from 'sql-template-tag';
import { MemberEvents } from '../member/member-events';

type Changed = EventEnvelope<EventData<typeof reputationChanged>>;

/**
 * Stores the reputation points from the community slice, and its influencer badge unless staff have decided on that.
 */
@Controller()
export class ReputationChangedConsumer {
  constructor(
    private readonly inbox: Inbox,
    private readonly events: MemberEvents,
  ) {}

  @OnEvent(reputationChanged)
  async handle(@Payload() event: Changed): Promise<void> {
    await this.inbox.once('account.merit', event, async (tx) => {
      if (await store(tx, event)) await this.events.changed(tx, event.data.memberId);
    });
  }
}

/** Returns whether the influencer badge changed, which other slices must know. */
async function store(tx: Tx, { data, aggregateVersion }: Changed): Promise<boolean> {
  const { memberId, points, isInfluencer } = data;
  // Locks the account first, as all code does that changes both.
  await tx.query(sql`SELECT 1 FROM "user" WHERE id = ${memberId} FOR NO KEY UPDATE`);
  const row = await tx.one<{ isOther: boolean | null }>(sql`
    WITH known AS (SELECT id, is_influencer FROM user_profile WHERE id = ${memberId} FOR UPDATE)
    UPDATE user_profile p SET points = ${points}, merit_version = ${aggregateVersion},
      is_influencer = CASE WHEN p.is_influencer_by_staff THEN p.is_influencer ELSE ${isInfluencer} END
    FROM known WHERE p.id = known.id AND p.merit_version < ${aggregateVersion}
    RETURNING p.is_influencer <> known.is_influencer AS "isOther"`);
  return row?.isOther === true;
}
