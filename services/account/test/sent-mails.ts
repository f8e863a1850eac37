import sql from 'sql-template-tag';
import type { Mail } from '../src/support/mail/mail';
import { MailSeal } from '../src/support/mail/mail-seal';
import type { AccountUnderTest } from './account-service';

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
