import { Controller } from '@nestjs/common';
import { putDisplaySettings } from '@waymark/contracts-account';
import type { EndpointInput, EndpointOutput } from '@waymark/contracts-core';
import { Caller, Endpoint, Input } from '@waymark/service-kit';
import { DisplaySettingsRepository, toDisplaySettings } from '../display-settings.repository';

/** Sent twice, the same settings are kept once: the rule of the newest needs no record of keys. */
@Controller()
export class PutDisplaySettingsController {
  constructor(private readonly settings: DisplaySettingsRepository) {}

  @Endpoint(putDisplaySettings)
  async handle(
    @Input() { body }: EndpointInput<typeof putDisplaySettings>,
    @Caller() caller: Caller,
  ): Promise<EndpointOutput<typeof putDisplaySettings>> {
    const { memberId } = caller.member;
    await this.settings.keepNewest(memberId, body);
    return toDisplaySettings(await this.settings.find(memberId));
  }
}
