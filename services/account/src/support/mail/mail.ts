interface MailLink {
  readonly label: string;
  readonly url: string;
}

/** One mail, as words: `render-mail.ts` makes its plain text and its HTML of it. Put no text of a stranger into its subject. */
export interface Mail {
  /** Names the template in logs and in the database. */
  readonly name: string;
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** The one thing to do. */
  readonly action?: MailLink;
  /** What to do when the mail was not expected. */
  readonly closing: string;
  /** Below everything: to have fewer of such mails. */
  readonly footer?: readonly MailLink[];
  /** Stops such mails by one POST without a session: mail programs show a button of their own for it (RFC 8058). */
  readonly unsubscribeUrl?: string;
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
export type RequestedMail = Terms & { readonly request: string; readonly payload?: unknown };

/** What waits, sealed. */
export type MailContent = Pick<NewMail, 'to' | 'template'> | Pick<RequestedMail, 'to' | 'request' | 'payload'>;
