import { Module } from '@nestjs/common';
import { HealthConsentModule } from '../health-consent/health-consent.module';
import { SecretBoxModule } from '../secret-box.module';
import { GetPreferencesController } from './get-preferences.controller';
import { NeedsBox } from './needs-box';
import { PreferencesRepository } from './preferences.repository';
import { SavePreferencesController } from './save-preferences.controller';
import { SavedPreferences } from './saved-preferences';

@Module({
  imports: [HealthConsentModule, SecretBoxModule],
  controllers: [GetPreferencesController, SavePreferencesController],
  providers: [SavedPreferences, PreferencesRepository, NeedsBox],
})
export class NeedsModule {}
