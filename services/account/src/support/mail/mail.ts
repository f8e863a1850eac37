/** One mail, as words: `render-mail.ts` makes its plain text and its HTML of it. Put no text of a stranger into it. */
export interface Mail {
  /** Names the template in logs and in the database. */
  readonly name: string;
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** The one thing to do. */
  readonly action?: { readonly label: string; readonly url: string };
  /** What to do when the mail was not expected. */
  readonly closing: string;
}

interface Terms {
  readonly to: string;
  /** Whose mail it is: what still waits is deleted with the account. Leave it out for what must arrive after that. */
  readonly memberId?: number;
  /** Tries end then; a mail with a token is of no use after the token. A day unless said. */
  readonly usefulMinutes?: number;
}

export type NewMail = Terms & { readonly template: Mail };

/** A mail that is made when it leaves, by the resolver of this name (mail-requests.ts). */
export type RequestedMail = Terms & { readonly request: string };

/** What waits, sealed. */
export type MailContent = Pick<NewMail, 'to' | 'template'> | Pick<RequestedMail, 'to' | 'request'>;
