import { Injectable } from '@nestjs/common';
import type { EndpointInput, Identity } from '@waymark/contracts-core';
import { postNotice, type Notice } from '@waymark/contracts-reviews';
import { coreProblem, Idempotency, type Tx } from '@waymark/service-kit';
import { problem } from '../problem';
import { VenueChange } from '../venue/venue-change';
import { VenueWriter } from '../venue/venue-writer';
import { endProblem, sameWords, todayUtc } from './notice-rules';
import { NoticeRepository, type NewNotice } from './notice.repository';

/** Maximum number of active notices of one member at one venue. */
const MOST_OWN = 5;

@Injectable()
export class PostNotice {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly venues: VenueWriter,
    private readonly notices: NoticeRepository,
    private readonly change: VenueChange,
  ) {}

  async execute(
    { params, body }: EndpointInput<typeof postNotice>,
    { memberId }: Identity,
    key: string | null,
  ): Promise<Notice> {
    const wrong = endProblem(body.endsOn, todayUtc());
    if (wrong) throw coreProblem('request.invalid', { fieldErrors: { endsOn: wrong } });
    const { text, endsOn, feature = null } = body;
    const given = { venueId: params.id, text, endsOn, feature, memberId };
    const scope = { key, memberId, endpoint: postNotice.name, body: { ...body, venueId: params.id } };
    const { body: shown } = await this.idempotency.run(scope, async (tx) => {
      if (!(await this.venues.lock(tx, params.id))) throw problem('venue.not-found');
      const id = await this.write(tx, given);
      await this.change.tell(tx, params.id);
      const notice = (await this.notices.shown(tx, params.id, memberId)).find((one) => one.id === id);
      if (!notice) throw new Error('The notice that was just written is not there.');
      return { status: 201, body: notice };
    });
    return shown;
  }

  /** Stores a notice. If another member's notice has the same text, this counts as another sighting of that one. */
  private async write(tx: Tx, given: NewNotice): Promise<number> {
    const standing = await this.notices.standing(tx, given.venueId);
    const same = standing.find(
      ({ feature, text }) => feature === given.feature && sameWords(text) === sameWords(given.text),
    );
    if (!same) {
      if (standing.filter(({ memberId }) => memberId === given.memberId).length >= MOST_OWN)
        throw problem('notice.too-many');
      return this.notices.insert(tx, given);
    }
    await this.notices.seeAgain(tx, same.id, given.endsOn);
    if (same.memberId !== given.memberId) await this.notices.answer(tx, same.id, given.memberId, true);
    return same.id;
  }
}
