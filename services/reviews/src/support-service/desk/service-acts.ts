import { Injectable } from '@nestjs/common';
import type { Identity } from '@waymark/contracts-core';
import { SERVICE_DESK_STATE_LABELS, type ServiceDesk } from '@waymark/contracts-reviews';
import { addressPrefix } from '@waymark/edge-kit';
import { Database, type Caller, type Tx } from '@waymark/service-kit';
import { Audit } from '../../audit/audit';
import { problem } from '../../problem';
import type { DeskEntryRow } from './desk-row';
import { ServiceDeskRepository } from './service-desk.repository';
import { ServiceDeskViews } from './service-desk-views';

/** The member of staff who acts, and their network address, shortened for the log. */
export interface StaffActor extends Identity {
  readonly from: string;
}

export const staffActor = ({ member, address }: Caller): StaffActor => ({ ...member, from: addressPrefix(address) });

interface Act {
  id: number;
  /** The version of the entry that the member of staff saw. */
  version: number;
  actor: StaffActor;
  /** The act's name in the log: "support-service.published". */
  name: string;
  reason?: string;
}

/** Runs a staff act on an entry: locks it, refuses an outdated version, applies the change and logs it. */
@Injectable()
export class ServiceActs {
  constructor(
    private readonly database: Database,
    private readonly desk: ServiceDeskRepository,
    private readonly views: ServiceDeskViews,
    private readonly audit: Audit,
  ) {}

  run(act: Act, change: (tx: Tx, entry: DeskEntryRow) => Promise<void>): Promise<ServiceDesk> {
    return this.database.transaction(async (tx) => {
      const entry = await this.desk.lock(tx, act.id);
      if (!entry) throw problem('support-service.not-found');
      if (entry.version !== act.version) throw changedMeanwhile(entry);
      await change(tx, entry);
      const view = await this.views.one(act.id, tx);
      await this.note(tx, act);
      return view;
    });
  }

  async note(tx: Tx, { id, actor, name, reason }: Omit<Act, 'version'>): Promise<void> {
    const detail = `support service ${id}`;
    await this.audit.add(tx, {
      actorId: actor.memberId,
      act: name,
      subjectId: null,
      detail,
      reason: reason ?? null,
      origin: actor.from,
    });
  }
}

/** The error for an outdated version. It contains the current state. */
export const changedMeanwhile = ({ state, version, draft }: DeskEntryRow) =>
  problem('support-service.changed', {
    detail: `It is now: ${SERVICE_DESK_STATE_LABELS[state]}.`,
    extensions: { state, version: String(version), draftVersion: String(draft?.version ?? 0) },
  });
