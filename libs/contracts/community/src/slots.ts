import type { ContentKind, BulkUndoKind } from '@waymark/contracts-core';

/** What a trip day can link to. The service that stores the item provides its current name and state. */
export const ATTACHMENT_KINDS = ['venue', 'attraction', 'footpath-report'] as const;
export type AttachmentKind = (typeof ATTACHMENT_KINDS)[number];

/** An item that a trip day links to. */
export interface TripAttachment {
  kind: AttachmentKind;
  id: number;
  /** Name of the item when it was attached; shown while its own service does not reply. */
  name: string;
}

export interface TripAttachmentProps {
  attachment: TripAttachment;
}

export interface TripAttachmentChoiceProps {
  /** Called with the item that the member chose in the search. */
  onChosen: (attachment: TripAttachment) => void;
}

export interface ReportThisProps {
  kind: ContentKind;
  contentId: string;
  /**
   * Names the content in the button's accessible name, because a page can have many such buttons: "the review by Ana".
   */
  label: string;
  /**
   * Follows the label in the button's accessible name when two items of a list may have the same label: ", number 31".
   */
  more?: string;
  /**
   * Page where the reader can correct the content themselves. Without it, reports of wrong facts go straight to staff.
   */
  correctPath?: string;
}

export interface ModerationContentProps {
  kind: ContentKind;
  contentId: string;
  caseId: number;
  /**
   * If set, shows the texts as editable fields for the act `correct`. Called with a function that stores the fields.
   * It resolves to the
   * correction's ID, or to null when nothing changed.
   */
  onCorrection?: (store: (() => Promise<number | null>) | null) => void;
  /** If set, shows the author what staff corrected, before and after. ID of the statement of reasons. */
  statementId?: number;
  /** Shows only the title and the beginning, for a row of a list. */
  isBrief?: boolean;
}

export interface ActivityOfDayProps {
  memberId: number;
  day: string;
  /** Changes with each decision and each service's reply; the component then fetches its data again. */
  asOf: string;
  leftOut: readonly BulkUndoKind[];
  /** Null when nothing can be chosen, because the day is already undone or the reader may not decide. */
  onLeave: ((kind: BulkUndoKind, isLeft: boolean) => void) | null;
}

/** The slots of community's pages and the props of their components. */
export interface CommunitySlots {
  /** A venue or attraction that a trip day links to: its current name, known facts and a link. */
  'trip-venue': TripAttachmentProps;
  /** A footpath problem that a trip day links to: its type, whether it still exists, and a link. */
  'trip-footpath-report': TripAttachmentProps;
  /** Slot in the trip editor that searches venues and attractions. */
  'trip-venue-choice': TripAttachmentChoiceProps;
  /** Slot in the trip editor that searches footpath problems by town. */
  'trip-footpath-report-choice': TripAttachmentChoiceProps;
  /**
   * The button and dialog for reporting content to staff. Community's remote provides it; every remote with content
   * uses it.
   */
  'report-this': ReportThisProps;
  /**
   * Slot for staff: content with its context and history, including hidden content. The remote of the content's
   * service provides it.
   */
  'moderated-content': ModerationContentProps;
  /** Slot for staff: a member's activity on one day in a service, by kind, and what a bulk undo would change. */
  'member-day': ActivityOfDayProps;
}
