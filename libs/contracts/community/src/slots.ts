import type { ContentKind, RevertKind } from '@waymark/contracts-core';

/** What a day of a trip can point to. Its own slice names it and says what state it is in. */
export const ATTACHMENT_KINDS = ['venue', 'attraction', 'footpath-report'] as const;
export type AttachmentKind = (typeof ATTACHMENT_KINDS)[number];

/** One thing that a day of a trip points to. */
export interface TripAttachment {
  kind: AttachmentKind;
  id: number;
  /** As it was called when it was attached: what is shown while its own slice does not answer. */
  name: string;
}

export interface TripAttachmentProps {
  attachment: TripAttachment;
}

export interface TripAttachmentChoiceProps {
  /** Told what the member chose from the search. */
  onChosen: (attachment: TripAttachment) => void;
}

export interface ReportThisProps {
  kind: ContentKind;
  contentId: string;
  /** What it is, as its page calls it, for whoever hears one button of many: "the review by Ana". */
  label: string;
  /** Told after the label by the button alone, where two things of one list may have the same: ", number 31". */
  more?: string;
  /** Where one can put it right oneself; without it, reports that it is wrong go to staff at once. */
  correctPath?: string;
}

export interface ModeratedContentProps {
  kind: ContentKind;
  contentId: string;
  caseId: number;
  /**
   * Given: shows the texts as fields instead, for the act `correct`. Told how to store what stands in them: that gives its number,
   * or null where nothing was changed.
   */
  onCorrection?: (store: (() => Promise<number | null>) | null) => void;
  /** Given: shows its author what staff corrected, before and after, by the number of the statement of reasons. */
  statementId?: number;
  /** Only its title and how it begins: for a row of a list. */
  isBrief?: boolean;
}

export interface MemberDayProps {
  memberId: number;
  day: string;
  /** Changes with each decision and each answer of a slice: what is shown is asked for again. */
  asOf: string;
  leftOut: readonly RevertKind[];
  /** Null: nothing can be chosen, because it is taken back already or the reader may not. */
  onLeave: ((kind: RevertKind, isLeft: boolean) => void) | null;
}

/** The slots of the community slice and the props that their components get. */
export interface CommunitySlots {
  /** A venue or attraction that a day of a trip points to: its name now, what is known of it, and the way to it. */
  'trip-venue': TripAttachmentProps;
  /** A footpath problem that a day points to: what it is, whether it is still there, and the way to it. */
  'trip-footpath-report': TripAttachmentProps;
  /** A search for venues and attractions in the editor of a trip. */
  'trip-venue-choice': TripAttachmentChoiceProps;
  /** A search for footpath problems, by their town, in the editor of a trip. */
  'trip-footpath-report-choice': TripAttachmentChoiceProps;
  /** The button and dialog by which anybody reports content to staff. Filled by this slice, placed by each that has content. */
  'report-this': ReportThisProps;
  /** Content in its context and with its history, hidden content included: for staff, from the slice that keeps it. */
  'moderated-content': ModeratedContentProps;
  /** What a member did on one day in a slice, kind by kind, and what of it would be taken back: for staff. */
  'member-day': MemberDayProps;
}
