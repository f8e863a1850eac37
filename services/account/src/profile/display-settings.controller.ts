import { Controller } from '@nestjs/common';
import { getDisplaySettings, putDisplaySettings } from '@waymark/contracts-account';
import type { EndpointInput, EndpointOutput } from '@waymark/contracts-core';
import { Caller, Endpoint, Input } from '@waymark/service-kit';
import { DisplaySettingsRepository, toDisplaySettings } from './display-settings.repository';

@Controller()
export class DisplaySettingsController {
  constructor(private readonly displaySettingsRepository: DisplaySettingsRepository) {}

  @Endpoint(getDisplaySettings)
  async getDisplaySettings(@Caller() caller: Caller): Promise<EndpointOutput<typeof getDisplaySettings>> {
    return toDisplaySettings(await this.displaySettingsRepository.find(caller.member.memberId));
  }

  /** Needs no idempotency record, because storing the same settings twice is harmless: only newer ones replace them. */
  @Endpoint(putDisplaySettings)
  async putDisplaySettings(
    @Input() { body }: EndpointInput<typeof putDisplaySettings>,
    @Caller() caller: Caller,
  ): Promise<EndpointOutput<typeof putDisplaySettings>> {
    const { memberId } = caller.member;
    await this.displaySettingsRepository.keepNewest(memberId, body);
    return toDisplaySettings(await this.displaySettingsRepository.find(memberId));
  }
}
