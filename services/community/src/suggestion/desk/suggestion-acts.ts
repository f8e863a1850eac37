import { Injectable } from '@nestjs/common';
import type { AdminSuggestionDetail } from '@waymark/contracts-community';
import type { Tx } from '@waymark/service-kit';
import { Audit } from '../../audit/audit';
import type { StaffActor } from '../../feedback/desk/staff-actor';
import { SuggestionViews } from './suggestion-views';

/** The last steps of every action on a suggestion: reads the new state and logs the action. */
@Injectable()
export class SuggestionActs {
  constructor(
    private readonly views: SuggestionViews,
    private readonly audit: Audit,
  ) {}

  async done(tx: Tx, actor: StaffActor, id: number, act: string, detail: string): Promise<AdminSuggestionDetail> {
    const answer = await this.views.detail(id, tx);
    const { memberId: actorId, from: origin } = actor;
    await this.audit.add(tx, { actorId, act: `suggestion.${act}`, subjectId: null, detail, origin });
    return answer;
  }
}
