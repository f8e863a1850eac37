import { Module } from '@nestjs/common';
import { DisplaySettingsRepository } from './display-settings.repository';
import { GetDisplaySettingsController } from './get-display-settings/get-display-settings.controller';
import { PutDisplaySettingsController } from './put-display-settings/put-display-settings.controller';

@Module({
  controllers: [GetDisplaySettingsController, PutDisplaySettingsController],
  providers: [DisplaySettingsRepository],
})
export class DisplaySettingsModule {}
