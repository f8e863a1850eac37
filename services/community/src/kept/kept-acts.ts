import { Injectable } from '@nestjs/common';
import type { KeptDetail } from '@waymark/contracts-community';
import type { Tx } from '@waymark/service-kit';
import { Audit } from '../audit/audit';
import type { StaffActor } from '../feedback/desk/staff-actor';
import { problem } from '../problem';
import type { KeptId, LockedKept } from './kept-row';
import { KeptViews } from './kept-views';
import { KeptWriter } from './kept.writer';

/**
 * The first and last steps of every staff act on site content: refuse a change based on an outdated state, and log the
 * act.
 */
@Injectable()
export class KeptActs {
  constructor(
    private readonly writer: KeptWriter,
    private readonly views: KeptViews,
    private readonly audit: Audit,
  ) {}

  /** `seen`: the state that the caller looked at. */
  async begin(tx: Tx, id: KeptId, seen: Partial<Pick<LockedKept, 'revision' | 'number'>>): Promise<LockedKept> {
    const found = await this.writer.lock(tx, id);
    const { revision = found.revision, number = found.number } = seen;
    if (revision === found.revision && number === found.number) return found;
    throw problem('kept.changed', {
      extensions: { revision: String(found.revision), number: String(found.number) },
    });
  }

  async done(tx: Tx, id: KeptId, actor: StaffActor, act: string, detail: string): Promise<KeptDetail> {
    const answer = await this.views.detail(id, actor, undefined, tx);
    const entry = { actorId: actor.memberId, subjectId: null, origin: actor.from };
    await this.audit.add(tx, { ...entry, act: `kept.${act}`, detail: `${id.kind} ${id.key}: ${detail}` });
    return answer;
  }
}
