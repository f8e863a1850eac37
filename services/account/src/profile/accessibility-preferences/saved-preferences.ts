import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import {
  flagsOf,
  needsOf,
  type NeedsRecord,
  type Preferences,
  type savePreferencesSchema,
} from '@waymark/contracts-account';
import type { Identity } from '@waymark/contracts-core';
import { coreProblem, Database, type Tx } from '@waymark/service-kit';
import type { z } from 'zod';
import { accountProblem } from '../../support/account-problem';
import { HealthConsent } from '../health-consent/health-consent';
import { HealthDataHolders } from '../health-consent/health-data-holders';
import { NeedsBox } from './needs-box';
import { PreferencesRepository, type PreferencesRow } from './preferences.repository';

function toPreferences({ memberId, createdAt, updatedAt }: PreferencesRow, record: NeedsRecord): Preferences {
  return {
    id: memberId,
    userId: memberId,
    ...flagsOf(record.needs),
    additionalNeeds: record.additionalNeeds,
    preferredCommunicationMethod: record.preferredCommunicationMethod,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

function toNeedsRecord(form: z.output<typeof savePreferencesSchema>): NeedsRecord {
  return {
    needs: needsOf(form),
    additionalNeeds: form.additionalNeeds,
    preferredCommunicationMethod: form.preferredCommunicationMethod,
  };
}

/** Returns the acting member's ID when it matches the path; throws a 403 for any other, whether it exists or not. */
export function ownOnly({ memberId }: Identity, userId: number): number {
  if (userId !== memberId) throw coreProblem('auth.forbidden');
  return memberId;
}

type Form = z.output<typeof savePreferencesSchema>;

/**
 * A member's saved needs. It does not use Idempotency.run, which would store them unencrypted. A repeated create is
 * harmless anyway, because there is one row per member.
 */
@Injectable()
export class SavedPreferences {
  constructor(
    private readonly database: Database,
    private readonly rows: PreferencesRepository,
    private readonly box: NeedsBox,
    private readonly consent: HealthConsent,
    holders: HealthDataHolders,
  ) {
    holders.add({ forget: (tx, memberId) => rows.remove(tx, memberId) });
  }

  async read(memberId: number): Promise<Preferences> {
    const row = await this.rows.find(memberId);
    if (!row) throw accountProblem('preferences.none-yet');
    return this.opened(row);
  }

  create(memberId: number, form: Form): Promise<{ status: 201 | 200; body: Preferences }> {
    return this.database.transaction(async (tx) => {
      await this.consent.require(tx, memberId, form.consentToHealthData);
      const created = await this.rows.create(tx, memberId, this.box.seal(memberId, toNeedsRecord(form)));
      if (created) return { status: 201, body: this.opened(created) };
      return { status: 200, body: await this.savedAlready(tx, memberId, form) };
    });
  }

  update(memberId: number, form: Form): Promise<Preferences> {
    return this.database.transaction(async (tx) => {
      if (!(await this.rows.findIn(tx, memberId))) throw accountProblem('preferences.none-yet');
      await this.consent.require(tx, memberId, form.consentToHealthData);
      const row = await this.rows.replace(tx, memberId, this.box.seal(memberId, toNeedsRecord(form)));
      if (!row) throw accountProblem('preferences.none-yet');
      return this.opened(row);
    });
  }

  /**
   * The same data is a retry after a lost response. Different data comes from a page that has not seen the saved data,
   * so it is a conflict.
   */
  private async savedAlready(tx: Tx, memberId: number, form: Form): Promise<Preferences> {
    const row = await this.rows.findIn(tx, memberId);
    if (!row || !isDeepStrictEqual(this.box.open(memberId, row.sealed), toNeedsRecord(form)))
      throw accountProblem('preferences.saved-already');
    return this.opened(row);
  }

  private opened(row: PreferencesRow): Preferences {
    return toPreferences(row, this.box.open(row.memberId, row.sealed));
  }
}
