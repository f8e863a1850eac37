import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { exportRequested } from '@waymark/contracts-account';
import { mapsExportPart } from '@waymark/contracts-maps';
import type { EventData, EventEnvelope } from '@waymark/contracts-core';
import { ExportAnswers, OnEvent } from '@waymark/service-kit';

@Controller()
export class ExportRequestedConsumer {
  constructor(private readonly answers: ExportAnswers) {}

  @OnEvent(exportRequested)
  async handle(@Payload() event: EventEnvelope<EventData<typeof exportRequested>>): Promise<void> {
    await this.answers.run(event, { answer: mapsExportPart, gather: async () => ({ sections: [], files: [] }) });
  }
}
