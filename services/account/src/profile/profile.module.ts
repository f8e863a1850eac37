import { Module } from '@nestjs/common';
import { MemberModule } from '../member/member.module';
import { SupportModule } from '../support/support.module';
import { AccessibilityBox } from './accessibility-box';
import { ProfileController } from './profile.controller';
import { NeedsBox } from './accessibility-preferences/needs-box';
import { PreferencesRepository } from './accessibility-preferences/preferences.repository';
import { SavedPreferences } from './accessibility-preferences/saved-preferences';
import { ChangeName, PutAccessibilityProfile, PutPublicProfile } from './change-profile.use-case';
import { DisplaySettingsRepository } from './display-settings.repository';
import { DisplaySettingsController } from './display-settings.controller';
import { HealthConsentController } from './health-consent/health-consent.controller';
import { HealthConsent } from './health-consent/health-consent';
import { HealthConsentRepository } from './health-consent/health-consent.repository';
import { HealthDataHolders, HealthDataInReviews } from './health-consent/health-data-holders';
import { OwnProfile } from './own-profile';
import { PalettesController } from './palettes.controller';
import { CreatePalette } from './create-palette.use-case';
import { PaletteRepository } from './palette.repository';
import { ProfileWriter } from './profile-writer';
import { ProfileRepository } from './profile.repository';

/**
 * Data that members enter about themselves: profile, display settings, palettes, accessibility preferences, and the
 * consent to store them.
 */
@Module({
  imports: [MemberModule, SupportModule],
  controllers: [ProfileController, PalettesController, DisplaySettingsController, HealthConsentController],
  providers: [
    AccessibilityBox,
    ChangeName,
    CreatePalette,
    DisplaySettingsRepository,
    HealthConsent,
    HealthConsentRepository,
    HealthDataHolders,
    HealthDataInReviews,
    NeedsBox,
    OwnProfile,
    PaletteRepository,
    PreferencesRepository,
    ProfileRepository,
    ProfileWriter,
    PutAccessibilityProfile,
    PutPublicProfile,
    SavedPreferences,
  ],
  exports: [AccessibilityBox, HealthDataInReviews, NeedsBox],
})
export class ProfileModule {}
