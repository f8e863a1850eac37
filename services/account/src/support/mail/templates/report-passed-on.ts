import { PRODUCT_NAME } from '@waymark/contracts-core';
import type { AuthorityLetter } from '@waymark/contracts-maps';
import type { Mail } from '../mail';

/** To whoever looks after a path. The description is a visitor's or a member's, and stands on the report for everybody to read. */
export function reportPassedOnMail({ authority, subject, facts, description, link }: AuthorityLetter): Mail {
  return {
    name: 'report-passed-on',
    subject,
    paragraphs: [
      'Hello,',
      `someone reported a footpath problem to ${PRODUCT_NAME}. It is in an area where ${authority} looks after the paths.`,
      ...facts,
      'What the report says:',
      ...description,
    ],
    action: { label: 'See the report and its place on the map', url: link },
    closing:
      'You are getting this email because the operator of this site gave your address for this area. We do not pass on who reported the problem.',
  };
}
