import { CONTENT_KIND_LABELS, type contentReported } from '@waymark/contracts-community';
import { dayWords, type EventData, PRODUCT_NAME } from '@waymark/contracts-core';
import type { AuthorityEmail } from '@waymark/contracts-maps';
import {
  type QuestionEmail,
  REPORT_REASON_LABELS,
  type reviewReported,
  SUPPORT_SERVICE_TYPE_LABELS,
  type supportServiceSuggested,
} from '@waymark/contracts-reviews';
import type { Mail } from '../mail';

/** Notifies the operator about a report. The report's text is only in the queue, where only staff can read it. */
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

/** Notifies the operator about a report. The member's text stays with the review, where only staff can read it. */
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

/** Reports a problem to the authority in charge of a path. Anybody can read the description on the report's page. */
export function reportPassedOnMail({ authority, subject, facts, description, link }: AuthorityEmail): Mail {
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
    action: { label: 'View the report on the map', url: link },
    closing:
      'You are getting this email because the operator of this site gave your address for this area. We do not pass on who reported the problem.',
  };
}

/** Asks a support service about its entry, at its own address. Its entry is public on our list. */
export function serviceAskedMail(letter: QuestionEmail, isReminder: boolean, publicOrigin: string): Mail {
  const { token, name, lastVerified, endsOn, entry } = letter;
  const url = new URL('/support-services/confirm', publicOrigin);
  // The token comes after the #, which browsers send to no server, so no log contains it.
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

/** Notifies the operator about a suggestion. Its text stays where only staff can read it. */
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
