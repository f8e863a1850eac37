import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { memberDeleted } from '@waymark/contracts-account';
import { mapsMemberErased } from '@waymark/contracts-maps';
import type { EventData, EventEnvelope } from '@waymark/contracts-core';
import { MemberErasure, OnEvent } from '@waymark/service-kit';

@Controller()
export class MemberDeletedConsumer {
  constructor(private readonly erasure: MemberErasure) {}

  @OnEvent(memberDeleted)
  async handle(@Payload() event: EventEnvelope<EventData<typeof memberDeleted>>): Promise<void> {
    await this.erasure.run(event, { answer: mapsMemberErased, erase: async () => undefined });
  }
}
