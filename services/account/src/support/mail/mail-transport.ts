/** The receiving server rejected the email permanently. The error contains no address. */
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

/** Delivers emails. */
export interface MailTransport {
  /** Whether emails remain readable here after delivery. */
  readonly keepsMail: boolean;
  /** Throws MailRefused when a retry is useless, any other error when it is not. Ends within DELIVERY_LIMIT_MS. */
  deliver(mail: OutgoingMail): Promise<void>;
  close(): void;
}

/** Shorter than the shortest pause between two attempts, so no email is sent twice in parallel. */
export const DELIVERY_LIMIT_MS = 20_000;
