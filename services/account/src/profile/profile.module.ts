import { Module } from '@nestjs/common';
import { MemberModule } from '../member/member.module';
import { SupportModule } from '../support/support.module';
import { AccessibilityBox } from './accessibility-box';
import { GetPreferencesController } from './accessibility-preferences/get-preferences.controller';
import { NeedsBox } from './accessibility-preferences/needs-box';
import { PreferencesRepository } from './accessibility-preferences/preferences.repository';
import { SavePreferencesController } from './accessibility-preferences/save-preferences.controller';
import { SavedPreferences } from './accessibility-preferences/saved-preferences';
import { ChangeNameController } from './change-name/change-name.controller';
import { ChangeName } from './change-name/change-name.use-case';
import { DisplaySettingsRepository } from './display-settings/display-settings.repository';
import { GetDisplaySettingsController } from './display-settings/get-display-settings/get-display-settings.controller';
import { PutDisplaySettingsController } from './display-settings/put-display-settings/put-display-settings.controller';
import { GetCurrentUserController } from './get-current-user/get-current-user.controller';
import { GetUserProfileController } from './get-user-profile/get-user-profile.controller';
import { GetHealthConsentController } from './health-consent/get-health-consent.controller';
import { HealthConsent } from './health-consent/health-consent';
import { HealthConsentRepository } from './health-consent/health-consent.repository';
import { HealthDataHolders } from './health-consent/health-data-holders';
import { HealthDataInReviews } from './health-consent/health-data-in-reviews';
import { ReviewsConsentChangedConsumer } from './health-consent/reviews-consent-changed.consumer';
import { WithdrawHealthConsentController } from './health-consent/withdraw-health-consent.controller';
import { ListUserProfilesController } from './list-user-profiles/list-user-profiles.controller';
import { OwnProfile } from './own-profile';
import { CreatePaletteController } from './palettes/create-palette/create-palette.controller';
import { CreatePalette } from './palettes/create-palette/create-palette.use-case';
import { DeletePaletteController } from './palettes/delete-palette/delete-palette.controller';
import { ListPalettesController } from './palettes/list-palettes/list-palettes.controller';
import { PaletteRepository } from './palettes/palette.repository';
import { ReplacePaletteController } from './palettes/replace-palette/replace-palette.controller';
import { ProfileWriter } from './profile-writer';
import { ProfileRepository } from './profile.repository';
import { PutAccessibilityProfileController } from './put-accessibility-profile/put-accessibility-profile.controller';
import { PutAccessibilityProfile } from './put-accessibility-profile/put-accessibility-profile.use-case';
import { PutPublicProfileController } from './put-public-profile/put-public-profile.controller';
import { PutPublicProfile } from './put-public-profile/put-public-profile.use-case';

/** What members tell of themselves: profile, display settings, palettes, accessibility preferences and the consent to keep them. */
@Module({
  imports: [MemberModule, SupportModule],
  controllers: [
    ChangeNameController,
    CreatePaletteController,
    GetCurrentUserController,
    DeletePaletteController,
    GetDisplaySettingsController,
    GetHealthConsentController,
    GetPreferencesController,
    GetUserProfileController,
    ListPalettesController,
    ListUserProfilesController,
    PutAccessibilityProfileController,
    PutDisplaySettingsController,
    PutPublicProfileController,
    ReplacePaletteController,
    ReviewsConsentChangedConsumer,
    SavePreferencesController,
    WithdrawHealthConsentController,
  ],
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
