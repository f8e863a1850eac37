import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import type { DataHolder } from '@waymark/contracts-account';
import { communityMemberErased } from '@waymark/contracts-community';
import type { EventData, EventEnvelope } from '@waymark/contracts-core';
import { mapsMemberErased } from '@waymark/contracts-maps';
import { reviewsMemberErased } from '@waymark/contracts-reviews';
import { Inbox, OnEvent } from '@waymark/service-kit';
import { DeletionRepository } from './deletion.repository';
import { ErasureJob } from './erasure-job';

type Erased = EventEnvelope<EventData<typeof reviewsMemberErased>>;

/** A slice has erased a member: when all have, this slice does. */
@Controller()
export class MemberErasedConsumer {
  constructor(
    private readonly inbox: Inbox,
    private readonly deletions: DeletionRepository,
    private readonly job: ErasureJob,
  ) {}

  @OnEvent(reviewsMemberErased)
  reviews(@Payload() event: Erased): Promise<void> {
    return this.note('reviews', event);
  }

  @OnEvent(communityMemberErased)
  community(@Payload() event: Erased): Promise<void> {
    return this.note('community', event);
  }

  @OnEvent(mapsMemberErased)
  maps(@Payload() event: Erased): Promise<void> {
    return this.note('maps', event);
  }

  private async note(slice: DataHolder, event: Erased): Promise<void> {
    await this.inbox.once('member-erased', event, (tx) => this.deletions.confirmSlice(tx, event.data.memberId, slice));
    this.job.wake();
  }
}
