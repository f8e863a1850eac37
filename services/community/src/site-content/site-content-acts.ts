import { Injectable } from '@nestjs/common';
import type { SiteContentDetail } from '@waymark/contracts-community';
import type { Tx } from '@waymark/service-kit';
import { Audit } from '../audit/audit';
import type { StaffActor } from '../feedback/desk/staff-actor';
import { problem } from '../problem';
import type { SiteContentId, LockedSiteContent } from './site-content-row';
import { SiteContentViews } from './site-content-views';
import { SiteContentWriter } from './site-content.writer';

/**
 * The first and last steps of every staff action on site content: refuses a change based on an outdated version, and
 * logs the action.
 */
@Injectable()
export class SiteContentActs {
  constructor(
    private readonly writer: SiteContentWriter,
    private readonly views: SiteContentViews,
    private readonly audit: Audit,
  ) {}

  /** `seen` is the version that the caller saw. */
  async begin(
    tx: Tx,
    id: SiteContentId,
    seen: Partial<Pick<LockedSiteContent, 'revision' | 'number'>>,
  ): Promise<LockedSiteContent> {
    const found = await this.writer.lock(tx, id);
    const { revision = found.revision, number = found.number } = seen;
    if (revision === found.revision && number === found.number) return found;
    throw problem('kept.changed', {
      extensions: { revision: String(found.revision), number: String(found.number) },
    });
  }

  async done(tx: Tx, id: SiteContentId, actor: StaffActor, act: string, detail: string): Promise<SiteContentDetail> {
    const answer = await this.views.detail(id, actor, undefined, tx);
    const entry = { actorId: actor.memberId, subjectId: null, origin: actor.from };
    await this.audit.add(tx, { ...entry, act: `kept.${act}`, detail: `${id.kind} ${id.key}: ${detail}` });
    return answer;
  }
}
