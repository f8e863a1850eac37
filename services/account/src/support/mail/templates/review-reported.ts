import type { EventData } from '@waymark/contracts-core';
import { REPORT_REASON_LABELS, type reviewReported } from '@waymark/contracts-reviews';
import type { Mail } from '../mail';

/** To the operator; what the member wrote stays with the review, where only staff read it. */
export function reviewReportedMail(report: EventData<typeof reviewReported>, publicOrigin: string): Mail {
  const { reviewId, venueId, reason, reports } = report;
  const times = reports === 1 ? 'once' : `by ${reports} members`;
  return {
    name: 'review-reported',
    subject: `A review was reported: ${REPORT_REASON_LABELS[reason]}`,
    paragraphs: [
      'Hello,',
      `A member reported review ${reviewId}. Their reason: ${REPORT_REASON_LABELS[reason]}.`,
      `It has been reported ${times}. Nothing was hidden. A person decides that.`,
    ],
    action: { label: 'Read the review', url: new URL(`/venues/${venueId}#customer-reviews`, publicOrigin).href },
    closing: 'You are getting this email because your address is the contact address of this site.',
  };
}
