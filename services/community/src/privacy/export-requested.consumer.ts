import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { exportRequested } from '@waymark/contracts-account';
import { communityExportPart } from '@waymark/contracts-community';
import type { EventData, EventEnvelope } from '@waymark/contracts-core';
import { ExportAnswers, OnEvent } from '@waymark/service-kit';
import { MemberFeedback } from './member-feedback';

@Controller()
export class ExportRequestedConsumer {
  constructor(
    private readonly answers: ExportAnswers,
    private readonly feedback: MemberFeedback,
  ) {}

  @OnEvent(exportRequested)
  async handle(@Payload() event: EventEnvelope<EventData<typeof exportRequested>>): Promise<void> {
    await this.answers.run(event, {
      answer: communityExportPart,
      gather: (memberId) => this.feedback.gather(memberId),
    });
  }
}
