/** Texts for readers' reports about a place. */
export const tellUsMessages = {
  heading: 'Tell others',
  notice: 'Something is out of order',
  report: 'This place has closed, has moved or is listed twice',
  embed: 'Embed this place on your own site',
  logIn: 'Log in',
  toTell: 'to tell others. We will bring you straight back here.',
} as const;
