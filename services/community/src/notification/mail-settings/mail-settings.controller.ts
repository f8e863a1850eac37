import { Controller } from '@nestjs/common';
import { changeMailSettings, type MailSettings, readMailSettings } from '@waymark/contracts-community';
import type { EndpointInput } from '@waymark/contracts-core';
import { Caller, Endpoint, Input } from '@waymark/service-kit';
import { MailSettingsRepository } from './mail-settings.repository';

@Controller()
export class MailSettingsController {
  constructor(private readonly settings: MailSettingsRepository) {}

  @Endpoint(readMailSettings)
  read(@Caller() { member }: Caller): Promise<MailSettings> {
    return this.settings.read(member.memberId);
  }

  @Endpoint(changeMailSettings)
  async change(
    @Input() { body }: EndpointInput<typeof changeMailSettings>,
    @Caller() { member }: Caller,
  ): Promise<MailSettings> {
    await this.settings.change(member.memberId, body);
    return this.settings.read(member.memberId);
  }
}
