interface MailLink {
  readonly label: string;
  readonly url: string;
}

/**
 * An email as text: `render-mail.ts` creates its plain text and HTML. Its subject must not contain a stranger's text.
 */
export interface Mail {
  /** Name of the template in logs and in the database. */
  readonly name: string;
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** The link for the one action to take. */
  readonly action?: MailLink;
  /** What to do if the email was not expected. */
  readonly closing: string;
  /** Links at the very bottom, for reducing such emails. */
  readonly footer?: readonly MailLink[];
  /** Unsubscribes with one POST without a session: mail programs show their own button for it (RFC 8058). */
  readonly unsubscribeUrl?: string;
}

interface Terms {
  readonly to: string;
  /** The member: unsent emails are deleted with their account. Omit it for an email that must be sent after that. */
  readonly memberId?: number;
  /** Minutes until attempts end; an email with a token is useless after the token expires. Default: a day. */
  readonly usefulMinutes?: number;
}

export type NewMail = Terms & { readonly template: Mail };

/** An email that the resolver of this name creates when it is sent (mail-requests.ts). */
export type RequestedMail = Terms & { readonly request: string; readonly payload?: unknown };

/** The content of a queued email, which is stored encrypted. */
export type MailContent = Pick<NewMail, 'to' | 'template'> | Pick<RequestedMail, 'to' | 'request' | 'payload'>;
