import { CONTENT_KIND_LABELS, type contentReported } from '@waymark/contracts-community';
import { dayWords, type EventData, PRODUCT_NAME } from '@waymark/contracts-core';
import type { AuthorityLetter } from '@waymark/contracts-maps';
import {
  type QuestionLetter,
  REPORT_REASON_LABELS,
  type reviewReported,
  SUPPORT_SERVICE_TYPE_LABELS,
  type supportServiceSuggested,
} from '@waymark/contracts-reviews';
import type { Mail } from '../mail';

/** To the operator; what was said of it stands in the queue, where only staff read it. */
export function contentReportedMail({ caseId, kind }: EventData<typeof contentReported>, publicOrigin: string): Mail {
  return {
    name: 'content-reported',
    subject: `Waiting for staff: ${CONTENT_KIND_LABELS[kind]} (report ${caseId})`,
    paragraphs: [
      'Hello,',
      'Someone reported something on the site, or a program flagged it. It is in the staff queue.',
      'A person will decide what happens to it.',
    ],
    action: { label: 'Open the queue', url: new URL('/admin/queue', publicOrigin).href },
    closing: 'You are getting this email because your address is the contact address of this site.',
  };
}

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
      `It has been reported ${times}. Nothing has been hidden. A person will decide that.`,
    ],
    action: { label: 'Read the review', url: new URL(`/venues/${venueId}#customer-reviews`, publicOrigin).href },
    closing: 'You are getting this email because your address is the contact address of this site.',
  };
}

/** To whoever looks after a path. The description is a visitor's or a member's, and stands on the report for everybody to read. */
export function reportPassedOnMail({ authority, subject, facts, description, link }: AuthorityLetter): Mail {
  return {
    name: 'report-passed-on',
    subject,
    paragraphs: [
      'Hello,',
      `Someone reported a footpath problem to ${PRODUCT_NAME}. It is in an area where ${authority} looks after the paths.`,
      ...facts,
      'What the report says:',
      ...description,
    ],
    action: { label: 'See the report and where it is on the map', url: link },
    closing:
      'You are getting this email because the operator of this site gave your address for this area. We do not pass on who reported the problem.',
  };
}

/** To the service's own address. The words of the entry are its own, and stand on our list for everybody to read. */
export function serviceAskedMail(letter: QuestionLetter, isReminder: boolean, publicOrigin: string): Mail {
  const { token, name, lastVerified, endsOn, entry } = letter;
  const url = new URL('/support-services/confirm', publicOrigin);
  // After the #: browsers send it to no server, so no log has it.
  url.hash = new URLSearchParams({ token }).toString();
  return {
    name: 'service-asked',
    subject: isReminder ? `A reminder: is this still right? ${name}` : `Is this still right? ${name}`,
    paragraphs: [
      'Hello,',
      `${PRODUCT_NAME} lists people and organisations that help disabled people. Yours is on the list, and its entry was last checked on ${dayWords(lastVerified)}.`,
      ...(isReminder ? ['We asked you 30 days ago. This is our only reminder.'] : []),
      'This is what people read about you:',
      ...entry.map(({ term, value }) => `${term}: ${value}`),
      `Open the link and choose: it is right, something has changed, or you want it off the list. Opening it changes nothing. The link works once, until ${dayWords(endsOn)}.`,
    ],
    action: { label: 'Tell us if it is still right', url: url.href },
    closing:
      'You are getting this email because your address is in this entry. We ask once a year and send one reminder. If you take the entry off the list, we will not write again.',
  };
}

/** To the operator; what was written stays where only staff read it. */
export function serviceSuggestedMail(
  { suggestionId, type, isChange }: EventData<typeof supportServiceSuggested>,
  publicOrigin: string,
): Mail {
  const label = SUPPORT_SERVICE_TYPE_LABELS[type];
  return {
    name: 'service-suggested',
    subject: isChange ? 'Someone suggested a change to a support service' : `A support service was suggested: ${label}`,
    paragraphs: [
      'Hello,',
      `Suggestion ${suggestionId} is waiting for you. Nobody will see it until you accept it.`,
      'On the server, "npm run services:suggested -- list" shows it. Use "accept" or "refuse" with its number to decide.',
    ],
    action: { label: 'See the current list', url: new URL('/support-services', publicOrigin).href },
    closing: 'You are getting this email because your address is the contact address of this site.',
  };
}
