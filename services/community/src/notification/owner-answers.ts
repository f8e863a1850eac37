import { Injectable } from '@nestjs/common';
import type { ownerAnswered, ownerChanged, reviewRemoved } from '@waymark/contracts-reviews';
import type { EventData } from '@waymark/contracts-core';
import type { Tx } from '@waymark/service-kit';
import sql from 'sql-template-tag';
import { isRemoved, lockSubject, rememberRemoved } from '../news/removed-news';
import { NotificationWriter } from './notification-writer';

interface When {
  version: number;
  at: string;
}

/** The version of a removal. A review is deleted only once, with all its replies, so one number is enough. */
const FOR_GOOD = 1;

/** Notifies a review's author of the venue's reply, once per reply, however often it is edited. */
@Injectable()
export class OwnerAnswers {
  constructor(private readonly writer: NotificationWriter) {}

  async given(tx: Tx, answer: EventData<typeof ownerAnswered>, when: When): Promise<void> {
    const { answerId, reviewId, venueId, ownerId: actorId, reviewAuthorId: memberId, isEdited } = answer;
    if (isEdited || memberId === null) return;
    await lockSubject(tx, answersTo(reviewId));
    if (await isRemoved(tx, answersTo(reviewId), FOR_GOOD)) return;
    const subject = `owner-answer:${answerId}`;
    await this.writer.tell(tx, { type: 'owner_answer', subject, memberId, actorId, reviewId, venueId, ...when });
  }

  async reviewRemoved(tx: Tx, { reviewId, authorId }: EventData<typeof reviewRemoved>): Promise<void> {
    await lockSubject(tx, answersTo(reviewId));
    await rememberRemoved(tx, answersTo(reviewId), FOR_GOOD);
    await tx.query(sql`
      DELETE FROM notification WHERE member_id = ${authorId} AND type = 'owner_answer' AND review_id = ${reviewId}`);
  }

  /** A member who has left no longer represents any venue. */
  async ownerChanged(tx: Tx, owner: EventData<typeof ownerChanged>, version: number): Promise<void> {
    const { venueId, memberId, isOwner } = owner;
    await tx.query(sql`
      INSERT INTO venue_owner AS known (venue_id, member_id, is_owner, version)
      VALUES (${venueId}, ${memberId}, ${isOwner}, ${version})
      ON CONFLICT (venue_id, member_id) DO UPDATE SET is_owner = excluded.is_owner, version = excluded.version
      WHERE excluded.version > known.version`);
  }
}

const answersTo = (reviewId: number): string => `answers-to:${reviewId}`;
