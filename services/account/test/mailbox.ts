import sql from 'sql-template-tag';
import type { MailHead, SentMail } from '@waymark/contracts-account';
import { until } from '@waymark/testing';
import type { Mail } from '../src/support/mail/mail';
import { MailSeal } from '../src/support/mail/mail-seal';
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
  const head = await until(`the mail "${subject}"`, 10_000, async () => {
    account.wake('send mail');
    return (await mailsTo(account, address)).find((mail) => mail.subject === subject) ?? null;
  });
  return (await (await account.call(`/api/auth/mailbox/${head.id}`, THIS_MACHINE)).json()) as SentMail;
}

/** The token in a mail's link. */
export const tokenIn = ({ text }: SentMail): string => /[?&]token=([\w-]+)/.exec(text)?.[1] ?? '';

/** Waits until nothing is left to send: then what did not come will not come. */
export function allSent(account: AccountUnderTest): Promise<true> {
  return until('the last mail', 10_000, async () => {
    account.wake('send mail');
    const { count } = (await account.sql.one<{ count: number }>(WAITING)) ?? { count: 0 };
    return count === 0 ? true : null;
  });
}

/** Mails of a template whose content is still here, opened, newest first. */
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

/** Which mails a member was sent, oldest first. */
export async function templatesTo(account: AccountUnderTest, { id }: { id: number }): Promise<string[]> {
  const rows = await account.sql.query<{ template: string }>(
    sql`SELECT template FROM mail WHERE member_id = ${id} ORDER BY created_at, id`,
  );
  return rows.map(({ template }) => template);
}
