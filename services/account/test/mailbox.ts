import sql from 'sql-template-tag';
import type { MailHead, SentMail } from '@waymark/contracts-account';
import { until } from '@waymark/testing';
import type { AccountUnderTest } from './account-service';

const WAITING = sql`SELECT count(*)::int AS count FROM mail WHERE delivered_at IS NULL AND failed_at IS NULL`;

const THIS_MACHINE = { headers: { 'x-forwarded-for': '127.0.0.1' } };

/** All mails to an address, newest first. */
export async function mailsTo(account: AccountUnderTest, address: string): Promise<MailHead[]> {
  const all = (await (await account.call('/api/auth/mailbox', THIS_MACHINE)).json()) as MailHead[];
  return all.filter(({ to }) => to === address);
}

/** Waits for a mail to an address that has this subject, the newest of them. */
export async function mailTo(account: AccountUnderTest, address: string, subject: string): Promise<SentMail> {
  const head = await until(
    `the mail "${subject}"`,
    10_000,
    async () => (await mailsTo(account, address)).find((mail) => mail.subject === subject) ?? null,
  );
  return (await (await account.call(`/api/auth/mailbox/${head.id}`, THIS_MACHINE)).json()) as SentMail;
}

/** The token in a mail's link. */
export const tokenIn = ({ text }: SentMail): string => /[?&]token=([\w-]+)/.exec(text)?.[1] ?? '';

/** Waits until nothing is left to send: then what did not come will not come. */
export function allSent(account: AccountUnderTest): Promise<true> {
  return until('the last mail', 10_000, async () => {
    const { count } = (await account.sql.one<{ count: number }>(WAITING)) ?? { count: 0 };
    return count === 0 ? true : null;
  });
}
