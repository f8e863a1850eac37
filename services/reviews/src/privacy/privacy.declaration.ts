import { exportRequested, memberDeleted, type ReviewsChoice } from '@waymark/contracts-account';
import { reviewsExportPart, reviewsMemberErased } from '@waymark/contracts-reviews';
import {
  KIT_TABLES,
  CORRECTIONS_TABLE,
  MODERATION_TABLES,
  OnEvent,
  BULK_UNDO_TABLES,
  type SlicePrivacy,
  type OwnPrivacy,
  type Tx,
} from '@waymark/service-kit';
import { Injectable } from '@nestjs/common';
import type { SliceExport } from '@waymark/contracts-core';
import { EraseMember } from './erase-member';
import { GatherMember } from './gather-member';

interface Leaving {
  memberId: number;
  reviews: ReviewsChoice;
}

/**
 * Custom erasure: shared counts are updated, or content stays without its author, which a declaration cannot express.
 */
@Injectable()
class ReviewsPrivacy implements OwnPrivacy<Leaving> {
  constructor(
    private readonly eraseMember: EraseMember,
    private readonly gatherMember: GatherMember,
  ) {}

  erase(tx: Tx, { memberId, reviews }: Leaving): Promise<void> {
    return this.eraseMember.run(tx, memberId, reviews);
  }

  gather(memberId: number): Promise<SliceExport> {
    return this.gatherMember.run(memberId);
  }
}

/**
 * All member data in this service, and what happens to it when a member leaves. The build fails for an undeclared
 * table.
 */
export const REVIEWS_PRIVACY: SlicePrivacy<{ memberId: number; reviews: ReviewsChoice }> = {
  tables: [
    {
      table: 'review',
      exported: { section: 'reviews' },
      erased: 'Deleted, or kept without its author under the name “Former member”, as the member chose.',
    },
    { table: 'review_disability', exported: { section: 'reviews' }, erased: 'Deleted either way.' },
    {
      table: 'review_photo',
      exported: { section: 'photos' },
      erased: 'Deleted with their files. If a review stays, its photos stay without an owner.',
    },
    {
      table: 'answer',
      exported: { section: 'answers' },
      erased: 'Deleted. If a review stays, its answers stay with it.',
    },
    {
      table: 'statement',
      exported: { section: 'statements' },
      erased: 'Deleted. If a review stays, its statements stay with it.',
    },
    {
      table: 'notice',
      exported: { section: 'notices' },
      erased: 'Deleted, or kept without its author until its last day, as the member chose for their reviews.',
    },
    { table: 'notice_answer', exported: { section: 'notice-answers' }, erased: 'Deleted.' },
    {
      table: 'place_report',
      exported: { section: 'place-reports' },
      erased: 'Deleted. The decision about the place stays.',
    },
    {
      table: 'review_version',
      exported: { section: 'review-versions' },
      erased: 'Deleted, even if the review stays without its author.',
    },
    { table: 'review_report', exported: { section: 'review-reports' }, erased: 'Deleted.' },
    {
      table: 'vote',
      exported: { section: 'votes' },
      erased: 'Deleted. The votes on those reviews are counted again.',
    },
    {
      table: 'venue',
      exported: { section: 'venues' },
      erased: 'The venue stays. The ID of the member who added it is removed.',
    },
    { table: 'health_consent', exported: { section: 'health-consent' }, erased: 'Deleted.' },
    {
      table: 'health_consent_told',
      exported: { because: 'Only a version number: how often that consent changed.' },
      erased: 'Deleted.',
    },
    { table: 'member', exported: { section: 'known-as' }, erased: 'Deleted.' },
    {
      table: 'member_block',
      exported: {
        because: 'The same is in your export under “People you blocked”. We never tell anyone who has blocked them.',
      },
      erased: 'Deleted when either of the two leaves.',
    },
    { table: 'reviewer_tally', exported: { section: 'standing' }, erased: 'Deleted.' },
    { table: 'member_trust', exported: { section: 'agreement' }, erased: 'Deleted.' },
    { table: 'trust_due', holdsNobody: 'At which places it is to be counted again how far answers agree.' },
    {
      table: 'top_reviewer',
      exported: { section: 'standing' },
      erased: 'A new top reviewer is chosen from the remaining members.',
      lateRows: 'The only row already exists and is overwritten.',
    },
    { table: 'tag_text', holdsNobody: 'What staff wrote about hashtags, for everyone.' },
    { table: 'verification', holdsNobody: 'Counts of answers for each venue.' },
    { table: 'support_service', holdsNobody: 'Organisations that help, from open data and files of staff.' },
    {
      table: 'support_service_version',
      holdsNobody: 'What an organisation’s entry said before; who of the staff wrote it is in their log.',
    },
    { table: 'support_service_draft', holdsNobody: 'What staff are about to say of an organisation.' },
    {
      table: 'support_service_question',
      holdsNobody: 'When an organisation was asked about its entry, and what it said.',
    },
    {
      table: 'support_service_suggestion',
      exported: { section: 'service-suggestions' },
      erased: 'Deleted. A service that staff accepted stays on the list, which does not name who suggested it.',
    },
    {
      table: 'owner_claim',
      exported: { section: 'venue-claims' },
      erased: 'Deleted. The claim ends with the account.',
    },
    { table: 'owner_fact', exported: { section: 'venue-facts' }, erased: 'Deleted.' },
    { table: 'owner_answer', exported: { section: 'venue-replies' }, erased: 'Deleted.' },
    {
      table: 'owner_code',
      exported: {
        because: 'For one day, that a code was sent. The address and the code are encrypted and deleted soon after.',
      },
      erased: 'Deleted.',
    },
    {
      table: 'audit_entry',
      exported: { section: 'reviews-staff-acts' },
      erased: 'The entry stays, because log entries are never deleted. The member and the reason are removed from it.',
    },
    { table: 'place', holdsNobody: 'Names of towns.' },
    { table: 'postcode', holdsNobody: 'Middles of postcode districts and sectors.' },
    { table: 'data_source', holdsNobody: 'Lists of open data by their publishers.' },
    { table: 'venue_search', holdsNobody: 'What a search looks at of a place.' },
    { table: 'imported_row', holdsNobody: 'Which venue a row of an imported list is.' },
    { table: 'load_progress', holdsNobody: 'How far a load has come.' },
    ...MODERATION_TABLES,
    CORRECTIONS_TABLE,
    ...BULK_UNDO_TABLES,
    ...KIT_TABLES,
  ],
  onLeave: OnEvent(memberDeleted),
  onAsk: OnEvent(exportRequested),
  erased: reviewsMemberErased,
  exportPart: reviewsExportPart,
  own: ReviewsPrivacy,
};
