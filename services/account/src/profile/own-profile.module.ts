import { Module } from '@nestjs/common';
import { MemberModule } from '../member/member.module';
import { SecretBoxModule } from '../secret-box.module';
import { AccessibilityBox } from './accessibility-box';
import { OwnProfile } from './own-profile';
import { ProfileRepository } from './profile.repository';

/** Reading the own profile, apart from writing it: the session's answer needs it too. */
@Module({
  imports: [MemberModule, SecretBoxModule],
  providers: [OwnProfile, ProfileRepository, AccessibilityBox],
  exports: [OwnProfile, ProfileRepository, AccessibilityBox],
})
export class OwnProfileModule {}
