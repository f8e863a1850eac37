import { Controller } from '@nestjs/common';
import { getDisplaySettings } from '@waymark/contracts-account';
import type { EndpointOutput } from '@waymark/contracts-core';
import { Caller, Endpoint } from '@waymark/service-kit';
import { DisplaySettingsRepository, toDisplaySettings } from '../display-settings.repository';

@Controller()
export class GetDisplaySettingsController {
  constructor(private readonly settings: DisplaySettingsRepository) {}

  @Endpoint(getDisplaySettings)
  async handle(@Caller() caller: Caller): Promise<EndpointOutput<typeof getDisplaySettings>> {
    return toDisplaySettings(await this.settings.find(caller.member.memberId));
  }
}
