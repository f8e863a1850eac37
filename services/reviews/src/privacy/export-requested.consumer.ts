import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { exportRequested } from '@waymark/contracts-account';
import type { EventData, EventEnvelope } from '@waymark/contracts-core';
import { reviewsExportPart } from '@waymark/contracts-reviews';
import { ExportAnswers, OnEvent } from '@waymark/service-kit';
import { GatherMember } from './gather-member';

@Controller()
export class ExportRequestedConsumer {
  constructor(
    private readonly answers: ExportAnswers,
    private readonly gatherMember: GatherMember,
  ) {}

  @OnEvent(exportRequested)
  async handle(@Payload() event: EventEnvelope<EventData<typeof exportRequested>>): Promise<void> {
    await this.answers.run(event, { answer: reviewsExportPart, gather: (memberId) => this.gatherMember.run(memberId) });
  }
}
