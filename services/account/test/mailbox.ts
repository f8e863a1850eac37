import sql from 'sql-template-tag';
import type { MailHead, SentMail } from '@waymark/contracts-account';
import { until } from '@waymark/testing';
import type { Mail } from '../src/support/mail/mail';
import { MailSeal } from '../src/support/mail/mail-seal';
import type { AccountUnderTest } from './account-service';

const WAITING = sql`SELECT count(*)::int AS count FROM mail WHERE delivered_at IS NULL AND failed_at IS NULL`;

const THIS_MACHINE = { headers: { 'x-forwarded-for': '127.0.0.1' } };

/** Returns all emails to an address, newest first. */
export async function mailsTo(account: AccountUnderTest, address: string): Promise<MailHead[]> {
  const all = (await (await account.call('/api/auth/mailbox', THIS_MACHINE)).json()) as MailHead[];
  return all.filter(({ to }) => to === address);
}

/** Waits for an email with this subject to an address, and returns the newest. */
export async function mailTo(account: AccountUnderTest, address: string, subject: string): Promise<SentMail> {
  const head = await until(`the mail "${subject}"`, 10_000, async () => {
    account.wake('send mail');
    return (await mailsTo(account, address)).find((mail) => mail.subject === subject) ?? null;
  });
  return (await (await account.call(`/api/auth/mailbox/${head.id}`, THIS_MACHINE)).json()) as SentMail;
}

/** Returns the token in an email's link. */
export const tokenIn = ({ text }: SentMail): string => /[?&]token=([\w-]+)/.exec(text)?.[1] ?? '';

/** Waits until the queue is empty; after that, no further email can arrive. */
export function allSent(account: AccountUnderTest): Promise<true> {
  return until('the last mail', 10_000, async () => {
    account.wake('send mail');
    const { count } = (await account.sql.one<{ count: number }>(WAITING)) ?? { count: 0 };
    return count === 0 ? true : null;
  });
}

/** Returns decrypted emails of a template with stored content, newest first. */
export async function sentMails(account: AccountUnderTest, template: string) {
  const seal = account.app.get(MailSeal, { strict: false });
  const rows = await account.sql.query<{ id: string; content: string }>(sql`
    SELECT id, content FROM mail WHERE template = ${template} AND content IS NOT NULL ORDER BY created_at DESC`);
  return rows.map(({ id, content }) => {
    const opened = seal.open(id, content) as { to: string; template: Mail };
    return {
      to: opened.to,
      subject: opened.template.subject,
      paragraphs: opened.template.paragraphs,
      url: opened.template.action?.url ?? '',
    };
  });
}

/** Returns the templates of a member's emails, oldest first. */
export async function templatesTo(account: AccountUnderTest, { id }: { id: number }): Promise<string[]> {
  const rows = await account.sql.query<{ template: string }>(
    sql`SELECT template FROM mail WHERE member_id = ${id} ORDER BY created_at, id`,
  );
  return rows.map(({ template }) => template);
}
