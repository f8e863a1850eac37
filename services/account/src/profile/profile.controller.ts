import { Controller } from '@nestjs/common';
import {
  changeName,
  createPreferences,
  getCurrentUser,
  getOwnPreferences,
  getPreferences,
  getUserProfile,
  type ListedProfile,
  listUserProfiles,
  type OwnProfileAnswer,
  type Preferences,
  putAccessibilityProfile,
  putPublicProfile,
  updatePreferences,
  type UserProfile,
} from '@waymark/contracts-account';
import type { EndpointInput, EndpointOutput } from '@waymark/contracts-core';
import {
  asideProblem,
  Caller,
  cutRows,
  encodeCursor,
  Endpoint,
  Input,
  Page,
  readCursor,
  Reply,
} from '@waymark/service-kit';
import type { FastifyReply } from 'fastify';
import { accountProblem } from '../support/account-problem';
import { ownOnly, SavedPreferences } from './accessibility-preferences/saved-preferences';
import { ChangeName, PutAccessibilityProfile, PutPublicProfile } from './change-profile.use-case';
import { OwnProfile } from './own-profile';
import { profileCursorSchema, ProfileRepository } from './profile.repository';
import { toListedProfile, toUserProfile } from './profile.mapper';

@Controller()
export class ProfileController {
  constructor(
    private readonly changeNameUseCase: ChangeName,
    private readonly ownProfile: OwnProfile,
    private readonly savedPreferences: SavedPreferences,
    private readonly profileRepository: ProfileRepository,
    private readonly putAccessibilityProfileUseCase: PutAccessibilityProfile,
    private readonly putPublicProfileUseCase: PutPublicProfile,
  ) {}

  @Endpoint(changeName)
  async changeName(
    @Input() { body }: EndpointInput<typeof changeName>,
    @Caller() caller: Caller,
  ): Promise<OwnProfileAnswer> {
    const { memberId } = caller.member;
    await this.changeNameUseCase.execute(memberId, body);
    return this.ownProfile.of(memberId);
  }

  @Endpoint(getCurrentUser)
  async getCurrentUser(@Caller() caller: Caller): Promise<EndpointOutput<typeof getCurrentUser>> {
    const { memberId, role } = caller.member;
    const own = await this.ownProfile.of(memberId);
    // Shows staff without the second sign-in step why their role has no effect.
    return role === 'member' ? { ...own, role, secondStepNeeded: own.role !== 'member' } : own;
  }

  @Endpoint(getOwnPreferences)
  getOwnPreferences(@Caller() caller: Caller): Promise<Preferences> {
    return this.savedPreferences.read(caller.member.memberId);
  }

  @Endpoint(getPreferences)
  getPreferences(
    @Input() { params }: EndpointInput<typeof getPreferences>,
    @Caller() caller: Caller,
  ): Promise<Preferences> {
    return this.savedPreferences.read(ownOnly(caller.member, params.userId));
  }

  @Endpoint(getUserProfile)
  async getUserProfile(
    @Input() { params }: EndpointInput<typeof getUserProfile>,
    @Caller() caller: Caller,
  ): Promise<UserProfile> {
    const { memberId } = caller.member;
    const row = await this.profileRepository.seenBy(memberId, params.id);
    if (!row)
      throw (
        asideProblem(await this.profileRepository.aside(params.id, memberId)) ?? accountProblem('profile.not-found')
      );
    return toUserProfile(row);
  }

  @Endpoint(listUserProfiles)
  async listUserProfiles(
    @Input() { query: { cursor, limit } }: EndpointInput<typeof listUserProfiles>,
    @Caller() caller: Caller,
  ): Promise<Page<ListedProfile>> {
    const reader = caller.actor?.memberId ?? null;
    const [read, total] = await Promise.all([
      this.profileRepository.list(readCursor(cursor, profileCursorSchema), limit + 1, reader),
      this.profileRepository.countPublic(reader),
    ]);
    const { rows, next } = cutRows(read, limit, (last) => encodeCursor([last.joinedAt.toISOString(), last.id]));
    return new Page(rows.map(toListedProfile), total, next);
  }

  @Endpoint(putAccessibilityProfile)
  async putAccessibilityProfile(
    @Input() { body }: EndpointInput<typeof putAccessibilityProfile>,
    @Caller() caller: Caller,
  ): Promise<OwnProfileAnswer> {
    const { memberId } = caller.member;
    await this.putAccessibilityProfileUseCase.execute(memberId, body);
    return this.ownProfile.of(memberId);
  }

  @Endpoint(putPublicProfile)
  async putPublicProfile(
    @Input() { body }: EndpointInput<typeof putPublicProfile>,
    @Caller() caller: Caller,
  ): Promise<OwnProfileAnswer> {
    const { memberId } = caller.member;
    await this.putPublicProfileUseCase.execute(memberId, body);
    return this.ownProfile.of(memberId);
  }

  @Endpoint(createPreferences)
  async createPreferences(
    @Input() { body }: EndpointInput<typeof createPreferences>,
    @Caller() caller: Caller,
    @Reply() reply: FastifyReply,
  ): Promise<Preferences> {
    const answer = await this.savedPreferences.create(caller.member.memberId, body);
    void reply.status(answer.status);
    return answer.body;
  }

  @Endpoint(updatePreferences)
  updatePreferences(
    @Input() { params, body }: EndpointInput<typeof updatePreferences>,
    @Caller() caller: Caller,
  ): Promise<Preferences> {
    return this.savedPreferences.update(ownOnly(caller.member, params.userId), body);
  }
}
