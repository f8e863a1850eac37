import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { ServiceAct, ServiceFields } from '@waymark/contracts-reviews';
import type { Tx } from '@waymark/service-kit';
import sql from 'sql-template-tag';
import { SupportServiceWriter } from '../support-service.writer';
import { toFields, toRow } from './desk-fields';
import type { DeskEntryRow } from './desk-row';

export interface Change {
  act: ServiceAct;
  fields: ServiceFields;
  isListed: boolean;
  lastVerified: string;
}

/** All SQL by which staff write the list of support services. */
@Injectable()
export class ServiceDeskWriter {
  constructor(private readonly services: SupportServiceWriter) {}

  /** Creates an unlisted entry for a first draft. */
  async begin(tx: Tx, fields: ServiceFields, today: string): Promise<number> {
    const sourceKey = randomUUID();
    const source = { sourceKey, sourceName: null, sourceLicence: null, sourceUrl: null, lastVerified: today };
    await this.services.upsert(tx, 'staff', [toRow(fields, source)]);
    const row = await tx.one<{ id: number }>(sql`
      UPDATE support_service SET withdrawn_at = now() WHERE origin = 'staff' AND source_key = ${sourceKey} RETURNING id`);
    if (!row) throw new Error('An entry that was just written is there.');
    return row.id;
  }

  async keepDraft(tx: Tx, id: number, fields: ServiceFields, basedOn: number): Promise<void> {
    const body = JSON.stringify(fields);
    await tx.query(sql`
      INSERT INTO support_service_draft AS draft (service_id, fields, based_on) VALUES (${id}, ${body}::jsonb, ${basedOn})
      ON CONFLICT (service_id) DO UPDATE
        SET fields = excluded.fields, based_on = excluded.based_on, version = draft.version + 1, changed_at = now()`);
  }

  async dropDraft(tx: Tx, id: number): Promise<void> {
    await tx.query(sql`DELETE FROM support_service_draft WHERE service_id = ${id}`);
  }

  /** Deletes the entry with its draft. */
  async drop(tx: Tx, id: number): Promise<void> {
    await tx.query(sql`DELETE FROM support_service WHERE id = ${id}`);
  }

  /** Stores the next state of an entry, and first its previous state if that is not stored yet. */
  async change(tx: Tx, before: DeskEntryRow, { act, fields, isListed, lastVerified }: Change): Promise<void> {
    const { id, origin, sourceKey, sourceName, sourceLicence, sourceUrl, version } = before;
    if (before.state !== 'new') await this.note(tx, id, version, { ...before, act: 'found', fields: toFields(before) });
    // Removes the protection of staff edits, so that after an undo the upsert also accepts an older check.
    await tx.query(sql`UPDATE support_service SET is_kept_by_staff = false WHERE id = ${id}`);
    const row = toRow(fields, { sourceKey, sourceName, sourceLicence, sourceUrl, lastVerified });
    await this.services.upsert(tx, origin, [row]);
    await tx.query(sql`
      UPDATE support_service
      SET version = ${version + 1}, is_kept_by_staff = true,
          withdrawn_at = CASE WHEN ${isListed} THEN NULL ELSE coalesce(withdrawn_at, now()) END
      WHERE id = ${id}`);
    await this.note(tx, id, version + 1, { act, fields, isListed, lastVerified });
  }

  private async note(
    tx: Tx,
    id: number,
    number: number,
    { act, fields, isListed, lastVerified }: Change,
  ): Promise<void> {
    await tx.query(sql`
      INSERT INTO support_service_version (service_id, number, act, fields, is_listed, last_verified)
      VALUES (${id}, ${number}, ${act}, ${JSON.stringify(fields)}::jsonb, ${isListed}, ${lastVerified}::date)
      ON CONFLICT (service_id, number) DO NOTHING`);
  }
}
