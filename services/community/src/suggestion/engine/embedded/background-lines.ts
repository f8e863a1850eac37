import type { TextPair } from './embedder';

/**
 * Sample lines that represent all feedback on this site, one per topic. Their mean vector is subtracted from every
 * vector, so that only the differences remain. None of them is in the held-out part of the labelled lines.
 */
export const BACKGROUND_LINES: readonly TextPair[] = [
  { subject: 'Map doesnt load', message: 'The heat map just stays grey on my phone, nothing happens when I wait' },
  { subject: 'Cant log in', message: 'I typed my password correctly and it keeps saying it is wrong' },
  { subject: 'Photo upload', message: 'Uploading a picture of the ramp failed, it stops at about half way' },
  {
    subject: 'Opening hours',
    message: 'Please show when a place is open. I travelled to a museum that was closed on Mondays',
  },
  { subject: 'Dark mode', message: 'White pages hurt my eyes at night, is there a dark theme?' },
  {
    subject: 'Screen reader',
    message: 'My screen reader does not say what the star buttons are, it only says button button button',
  },
  { subject: 'Wrong information', message: 'You say the Red Lion has a step free entrance. It has two steps!' },
  { subject: 'Slow', message: 'The pages take ages to load' },
  { subject: 'Thank you', message: 'Thanks to you I found a cafe where I could take my mum in her wheelchair' },
  { subject: 'Assistance dogs', message: 'Please let us filter for places that welcome assistance dogs' },
  { subject: 'No email', message: 'I never got the mail to confirm my account' },
  { subject: 'Welsh', message: 'Is there any plan for the site in Welsh?' },
  { subject: 'Parking for bikes', message: 'Tell us where adapted tricycles can be parked' },
  { subject: 'Typo', message: 'On the founders page it says acessible' },
  { subject: 'Job', message: 'Do you have any volunteering roles in Cardiff?' },
  { subject: 'fonts', message: 'The font of the headings looks odd on Linux' },
  { subject: 'Printing', message: 'The printed trip cuts off the last line of each page' },
  { subject: 'hearing loop map', message: 'Which cinemas in Kent have captions on weekdays?' },
  { subject: 'delete', message: 'How do I take back a vote that I gave by accident?' },
  { subject: 'name', message: 'Can I change my username?' },
  { subject: 'charity', message: 'Our charity would like to be charity of the month' },
];
