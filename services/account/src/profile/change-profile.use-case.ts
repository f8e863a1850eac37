import { Injectable } from '@nestjs/common';
import {
  type AccessibilityProfile,
  type ChangeName as Form,
  type PublicProfile,
  USERNAME_TAKEN,
} from '@waymark/contracts-account';
import { Database } from '@waymark/service-kit';
import { MemberEvents } from '../member/member-events';
import { isUsernameConflict, MemberRepository } from '../member/member.repository';
import { ProfileAutoFlags } from '../member/profile-auto-flags';
import { ReservedNames } from '../member/reserved-names';
import { fieldProblem } from '../support/account-problem';
import { AccessibilityBox } from './accessibility-box';
import { HealthConsent } from './health-consent/health-consent';
import { HealthDataHolders } from './health-consent/health-data-holders';
import { ProfileWriter } from './profile-writer';

@Injectable()
export class ChangeName {
  constructor(
    private readonly database: Database,
    private readonly writer: ProfileWriter,
    private readonly events: MemberEvents,
    private readonly autoFlags: ProfileAutoFlags,
    private readonly members: MemberRepository,
    private readonly reserved: ReservedNames,
  ) {}

  /** The unique key on the folded username lets only one of two concurrent requests have it. */
  async execute(memberId: number, name: Form): Promise<void> {
    this.reserved.refuse(name, (await this.members.findById(memberId)) ?? undefined);
    try {
      await this.database.transaction(async (tx) => {
        if (!(await this.writer.setName(tx, memberId, name))) return;
        await this.events.changed(tx, memberId);
        await this.autoFlags.look(tx, memberId);
      });
    } catch (error) {
      throw isUsernameConflict(error) ? fieldProblem('username', USERNAME_TAKEN) : error;
    }
  }
}

@Injectable()
export class PutPublicProfile {
  constructor(
    private readonly database: Database,
    private readonly writer: ProfileWriter,
    private readonly events: MemberEvents,
    private readonly autoFlags: ProfileAutoFlags,
  ) {}

  /**
   * Saves a public profile and publishes its public fields, because other slices link to profiles and suggest people.
   * They receive nothing else.
   */
  async execute(memberId: number, profile: PublicProfile): Promise<void> {
    await this.database.transaction(async (tx) => {
      if (await this.writer.setPublic(tx, memberId, profile)) await this.events.changed(tx, memberId);
      await this.autoFlags.look(tx, memberId);
    });
  }
}

/**
 * Stores a member's own accessibility lists. Venue types alone need no consent: they do not reveal anything about
 * health.
 */
@Injectable()
export class PutAccessibilityProfile {
  constructor(
    private readonly database: Database,
    private readonly writer: ProfileWriter,
    private readonly box: AccessibilityBox,
    private readonly consent: HealthConsent,
    holders: HealthDataHolders,
  ) {
    holders.add({ forget: (tx, memberId) => writer.forgetAccessibility(tx, memberId) });
  }

  async execute(
    memberId: number,
    { favoriteVenueTypes, consentToHealthData, disabilityTypes, ...needs }: AccessibilityProfile,
  ): Promise<void> {
    await this.database.transaction(async (tx) => {
      // Locks the consent before the profile: a withdrawal uses the same order.
      const isHealthData = [...Object.values(needs), disabilityTypes ?? []].some((list) => list.length > 0);
      if (isHealthData) await this.consent.require(tx, memberId, consentToHealthData);
      const before = this.box.open(memberId, await this.writer.sealedAccessibility(tx, memberId));
      const sealed = this.box.seal(memberId, { ...needs, disabilityTypes: disabilityTypes ?? before.disabilityTypes });
      await this.writer.setAccessibility(tx, memberId, sealed, favoriteVenueTypes);
    });
  }
}
