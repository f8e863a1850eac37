import { Injectable } from '@nestjs/common';
import { HEALTH_CONSENT_NEEDED, HEALTH_CONSENT_WORDING, healthConsentWithdrawn } from '@waymark/contracts-account';
import { Database, Outbox, type Tx } from '@waymark/service-kit';
import { fieldProblem } from '../../support/account-problem';
import { MemberRepository } from '../../member/member.repository';
import { HealthConsentRepository } from './health-consent.repository';
import { HealthDataHolders } from './health-data-holders';

/** The member's separate, explicit, withdrawable consent to our storage of health data. */
@Injectable()
export class HealthConsent {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly consents: HealthConsentRepository,
    private readonly members: MemberRepository,
    private readonly holders: HealthDataHolders,
  ) {}

  /**
   * Call it before health data is written, in the same transaction. Throws a 422 on `consentToHealthData` unless
   * consent was given before or now.
   */
  async require(tx: Tx, memberId: number, givenNow: boolean | undefined): Promise<void> {
    if (givenNow === true) await this.consents.give(tx, memberId, HEALTH_CONSENT_WORDING);
    if (!(await this.consents.stands(tx, memberId))) throw fieldProblem('consentToHealthData', HEALTH_CONSENT_NEEDED);
  }

  /**
   * Deletes data stored under the consent: here immediately, in other slices by the event. Those have their own
   * consents, so the event is sent even if this slice never had one.
   */
  async withdraw(memberId: number): Promise<void> {
    await this.database.transaction(async (tx) => {
      const version = await this.members.nextVersion(tx, memberId);
      if (version === null) return;
      await this.consents.withdraw(tx, memberId);
      await this.holders.forget(tx, memberId);
      await this.outbox.add(tx, healthConsentWithdrawn, {
        aggregateId: memberId,
        aggregateVersion: version,
        data: { memberId },
      });
    });
  }
}
