/** The receiving side said no, and will say so again. Carries no address. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
}

/** Nest token of the MailTransport. */
export const MAIL_TRANSPORT = Symbol('mail transport');

export interface OutgoingMail {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly unsubscribeUrl?: string | undefined;
}

/** Where mail goes. */
export interface MailTransport {
  /** Whether mail stays readable here after delivery. */
  readonly keepsMail: boolean;
  /** Throws MailRefused when another try is of no use, anything else when it is. Ends within DELIVERY_LIMIT_MS. */
  deliver(mail: OutgoingMail): Promise<void>;
  close(): void;
}

/** Shorter than the shortest pause between two tries, so that no mail is tried twice at once. */
export const DELIVERY_LIMIT_MS = 20_000;
