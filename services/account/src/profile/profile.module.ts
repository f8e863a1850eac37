import { Module } from '@nestjs/common';
import { HealthConsentModule } from '../health-consent/health-consent.module';
import { MemberModule } from '../member/member.module';
import { ChangeNameController } from './change-name/change-name.controller';
import { ChangeName } from './change-name/change-name.use-case';
import { GetUserProfileController } from './get-user-profile/get-user-profile.controller';
import { ListUserProfilesController } from './list-user-profiles/list-user-profiles.controller';
import { OwnProfileModule } from './own-profile.module';
import { ProfileWriter } from './profile-writer';
import { PutAccessibilityProfileController } from './put-accessibility-profile/put-accessibility-profile.controller';
import { PutAccessibilityProfile } from './put-accessibility-profile/put-accessibility-profile.use-case';
import { PutPublicProfileController } from './put-public-profile/put-public-profile.controller';
import { PutPublicProfile } from './put-public-profile/put-public-profile.use-case';

/** What members tell of themselves, and who sees it. */
@Module({
  imports: [MemberModule, OwnProfileModule, HealthConsentModule],
  controllers: [
    ListUserProfilesController,
    GetUserProfileController,
    PutPublicProfileController,
    PutAccessibilityProfileController,
    ChangeNameController,
  ],
  providers: [ProfileWriter, PutPublicProfile, PutAccessibilityProfile, ChangeName],
})
export class ProfileModule {}
