import { Injectable } from '@nestjs/common';
import { Database } from '@waymark/service-kit';
import { Authorities } from '../authority/authorities';
import { DeskFault, type DeskRequest } from './desk/read-answer';
import { DeskClient } from './desk/open311-desk';
import { HandoverRepository, type HeldHandover } from '../authority/handover.repository';
import { nextLook } from './next-look';

/**
 * Queries an authority for its reference, and then for the status of the report. Our own report never changes because
 * of it.
 */
@Injectable()
export class FollowUp {
  constructor(
    private readonly database: Database,
    private readonly authorities: Authorities,
    private readonly handovers: HandoverRepository,
  ) {}

  async execute(handover: HeldHandover, now: Date): Promise<void> {
    const { authorityId, sentAt } = handover;
    const desk = authorityId === null ? undefined : this.authorities.byId(authorityId)?.open311;
    // If the operator's file no longer contains the authority, its last status stays.
    const told = desk ? await this.ask(new DeskClient(desk), handover) : null;
    const outcome = told ? heard(handover, told, now) : handover;
    const isOver = !desk || outcome.state === 'closed';
    const nextTryAt = isOver ? null : nextLook(sentAt ?? now, outcome.reference !== null, now);
    await this.handovers.store(this.database, handover, { ...outcome, tries: 0, nextTryAt }, false);
  }

  /**
   * Asks the authority. Returns null if it gives no information now: the old status stays, and the next round asks
   * again.
   */
  private async ask(client: DeskClient, { reference, token }: HeldHandover): Promise<DeskRequest | null> {
    try {
      if (reference !== null) return await client.byReference(reference);
      return token === null ? null : await client.byToken(token);
    } catch (error) {
      if (error instanceof DeskFault) return null;
      throw error;
    }
  }
}

function heard(before: HeldHandover, told: DeskRequest, now: Date): HeldHandover {
  const reference = before.reference ?? told.service_request_id;
  const state = reference === null ? 'sent' : told.status?.toLowerCase() === 'closed' ? 'closed' : 'accepted';
  const status = told.status_notes ?? before.status;
  const isNews = reference !== before.reference || state !== before.state || status !== before.status;
  return { ...before, reference, state, status, updatedAt: isNews ? now : before.updatedAt };
}
