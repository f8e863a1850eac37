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

export interface NewMail {
  readonly to: string;
  readonly template: Mail;
  /** Whose mail it is: what still waits is deleted with the account. Leave it out for what must arrive after that. */
  readonly memberId?: number;
  /** Tries end then; a mail with a token is of no use after the token. A day unless said. */
  readonly usefulMinutes?: number;
}
