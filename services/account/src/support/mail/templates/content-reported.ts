import { CONTENT_KIND_LABELS, type contentReported } from '@waymark/contracts-community';
import type { EventData } from '@waymark/contracts-core';
import type { Mail } from '../mail';

/** To the operator; what was said of it stands in the queue, where only staff read it. */
export function contentReportedMail({ caseId, kind }: EventData<typeof contentReported>, publicOrigin: string): Mail {
  return {
    name: 'content-reported',
    subject: `Waiting for staff: ${CONTENT_KIND_LABELS[kind]} (report ${caseId})`,
    paragraphs: [
      'Hello,',
      'Someone reported something on the site, or a program flagged it. It is in the staff queue.',
      'A person decides what happens to it.',
    ],
    action: { label: 'Open the queue', url: new URL('/admin/queue', publicOrigin).href },
    closing: 'You are getting this email because your address is the contact address of this site.',
  };
}
