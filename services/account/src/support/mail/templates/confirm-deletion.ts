import type { ReviewsChoice } from '@waymark/contracts-account';
import type { Mail } from '../mail';

const REVIEWS: Readonly<Record<ReviewsChoice, string>> = {
  anonymise: 'Your reviews stay, under the name "Former member".',
  delete: 'Your reviews and their photos are deleted too.',
};

/** The token is after the #: browsers send that part to no server, so it is in no log. */
export function confirmDeletionMail(publicOrigin: string, token: string, reviews: ReviewsChoice): Mail {
  return {
    name: 'confirm-deletion',
    subject: 'Do you want to delete your account?',
    paragraphs: [
      'Hello,',
      'You asked us to delete your account. Nothing is deleted until you confirm it.',
      `${REVIEWS[reviews]} Once confirmed, this cannot be undone.`,
      'The link works for one hour.',
    ],
    action: { label: 'Confirm on the website', url: `${new URL('/account/delete', publicOrigin).href}#token=${token}` },
    closing:
      'If you did not ask for this, do not open the link, and your account will stay. Choose a new password, because someone else may be logged in to your account.',
  };
}
