import { Controller } from '@nestjs/common';
import { getDisplaySettings } from '@waymark/contracts-account';
import type { Actor, EndpointOutput } from '@waymark/contracts-core';
import { CurrentActor, Endpoint } from '@waymark/service-kit';
import { signedIn } from '../../../support/signed-in';
import { toDisplaySettings } from '../display-settings.mapper';
import { DisplaySettingsRepository } from '../display-settings.repository';

@Controller()
export class GetDisplaySettingsController {
  constructor(private readonly settings: DisplaySettingsRepository) {}

  @Endpoint(getDisplaySettings)
  async handle(@CurrentActor() actor: Actor): Promise<EndpointOutput<typeof getDisplaySettings>> {
    return toDisplaySettings(await this.settings.find(signedIn(actor).memberId));
  }
}
