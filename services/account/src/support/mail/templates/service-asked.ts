import { dayWords, PRODUCT_NAME } from '@waymark/contracts-core';
import type { QuestionLetter } from '@waymark/contracts-reviews';
import type { Mail } from '../mail';

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
      `Open the link and choose: it is right, something has changed, or take it off the list. Opening it changes nothing. The link works once, until ${dayWords(endsOn)}.`,
    ],
    action: { label: 'Say if it is still right', url: url.href },
    closing:
      'You are getting this email because your address is in this entry. We ask once a year and send one reminder. If you take the entry off the list, we will not write again.',
  };
}
