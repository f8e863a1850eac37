import { Injectable } from '@nestjs/common';
import type { AccessibilityProfile } from '@waymark/contracts-account';
import { Database } from '@waymark/service-kit';
import { HealthConsent } from './health-consent/health-consent';
import { HealthDataHolders } from './health-consent/health-data-holders';
import { AccessibilityBox } from './accessibility-box';
import { ProfileWriter } from './profile-writer';

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
