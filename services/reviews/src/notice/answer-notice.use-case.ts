import { Injectable } from '@nestjs/common';
import { hasRole, type EndpointInput, type Identity } from '@waymark/contracts-core';
import { answerNotice, type Notice } from '@waymark/contracts-reviews';
import { Idempotency, type Tx } from '@waymark/service-kit';
import { problem } from '../problem';
import { VenueChange } from '../venue/venue-change';
import { VenueWriter } from '../venue/venue-writer';
import { NoticeRepository, type StandingNotice } from './notice.repository';

/** A notice ends when this many members say that it is over. */
const ENOUGH = 2;

@Injectable()
export class AnswerNotice {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly venues: VenueWriter,
    private readonly notices: NoticeRepository,
    private readonly change: VenueChange,
  ) {}

  async execute(
    { params, body }: EndpointInput<typeof answerNotice>,
    actor: Identity,
    key: string | null,
  ): Promise<{ notices: Notice[] }> {
    const { memberId } = actor;
    const scope = { key, memberId, endpoint: answerNotice.name, body: { ...params, ...body } };
    const { body: answered } = await this.idempotency.run(scope, async (tx) => {
      if (!(await this.venues.lock(tx, params.id))) throw problem('venue.not-found');
      const notice = (await this.notices.standing(tx, params.id)).find(({ id }) => id === params.noticeId);
      if (!notice) throw problem('notice.not-found');
      await this.write(tx, notice, actor, body.isStillSo);
      await this.change.tell(tx, params.id);
      return { status: 200, body: { notices: await this.notices.shown(tx, params.id, memberId) } };
    });
    return answered;
  }

  /** Ends a notice. Its author or a member of staff can do so without others. */
  private async write(tx: Tx, notice: StandingNotice, actor: Identity, isStillSo: boolean): Promise<void> {
    const isAuthor = notice.memberId === actor.memberId;
    if (!isAuthor) await this.notices.answer(tx, notice.id, actor.memberId, isStillSo);
    if (isStillSo) return;
    const isOver =
      isAuthor || hasRole(actor.role, 'moderator') || (await this.notices.saysOver(tx, notice.id)) >= ENOUGH;
    if (isOver) await this.notices.end(tx, notice.id);
  }
}
