import { Injectable } from '@nestjs/common';
import type { OwnProfileAnswer } from '@waymark/contracts-account';
import { coreProblem } from '@waymark/service-kit';
import { MemberRepository } from '../member/member.repository';
import { AccessibilityBox } from './accessibility-box';
import { toOwnProfile } from './profile.mapper';
import { ProfileRepository } from './profile.repository';

/** Reads the acting member's own profile, in two statements. */
@Injectable()
export class OwnProfile {
  constructor(
    private readonly members: MemberRepository,
    private readonly profiles: ProfileRepository,
    private readonly box: AccessibilityBox,
  ) {}

  /** The identity may be a minute old: throws a 401 when the member has since been deleted or suspended. */
  async of(memberId: number): Promise<OwnProfileAnswer> {
    const [member, profile] = await Promise.all([this.members.findById(memberId), this.profiles.own(memberId)]);
    if (!member?.isActive || !profile) throw coreProblem('auth.required');
    return toOwnProfile(member, profile, this.box.open(memberId, profile.accessibilitySealed));
  }
}
