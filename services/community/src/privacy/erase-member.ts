import { Injectable } from '@nestjs/common';
import type { SliceExport } from '@waymark/contracts-core';
import type { OwnPrivacy, Tx } from '@waymark/service-kit';
import { CasePrivacy } from '../case/case-privacy';
import { ForgetComments } from '../comment/comment-privacy';
import { FeedbackPrivacy } from '../feedback/feedback-privacy';
import { PeoplePrivacy } from '../people/people-privacy';
import { SuggestionPrivacy } from '../suggestion/suggestion-privacy';
import { TripPrivacy } from '../trip/trip-privacy';

/** Erases member data that declarations cannot describe, in every part of the service. */
@Injectable()
export class EraseMember implements OwnPrivacy {
  constructor(
    private readonly people: PeoplePrivacy,
    private readonly comments: ForgetComments,
    private readonly trips: TripPrivacy,
    private readonly cases: CasePrivacy,
    private readonly feedback: FeedbackPrivacy,
    private readonly suggestions: SuggestionPrivacy,
  ) {}

  async gather(memberId: number): Promise<SliceExport> {
    return {
      sections: [
        await this.people.blocked(memberId),
        await this.trips.days(memberId),
        await this.feedback.written(memberId),
        ...(await this.cases.gather(memberId)),
      ],
      files: await this.trips.pictures(memberId),
    };
  }

  async erase(tx: Tx, { memberId }: { memberId: number }): Promise<void> {
    await this.suggestions.erase(tx, memberId);
    await this.trips.erase(tx, memberId);
    await this.people.erase(tx, memberId);
    await this.comments.ofMember(tx, memberId);
    await this.cases.erase(tx, memberId);
  }
}
