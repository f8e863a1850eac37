import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import type { Preferences, savePreferencesSchema } from '@waymark/contracts-account';
import { Database, type Tx, coreProblem } from '@waymark/service-kit';
import type { Identity } from '@waymark/contracts-core';
import { accountProblem } from '../../support/account-problem';
import { HealthConsent } from '../health-consent/health-consent';
import { HealthDataHolders } from '../health-consent/health-data-holders';
import { NeedsBox } from './needs-box';
import { toNeedsRecord, toPreferences } from './preferences.mapper';
import { PreferencesRepository, type PreferencesRow } from './preferences.repository';

/** The acting member's id when the path names them; 403 for everybody else's, whoever asks and whether it exists or not. */
export function ownOnly({ memberId }: Identity, userId: number): number {
  if (userId !== memberId) throw coreProblem('auth.forbidden');
  return memberId;
}

type Form = z.output<typeof savePreferencesSchema>;

/**
 * A member's saved needs. Not through Idempotency.run: its table would keep them readable. Creating twice is harmless
 * anyway, because there is one row per member.
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

  /** The same again is an answer that was lost; something else comes from a page that did not see what is saved. */
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
