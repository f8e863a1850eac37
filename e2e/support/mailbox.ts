import { type APIRequestContext, expect } from '@playwright/test';

interface MailHead {
  id: string;
  to: string;
  subject: string;
}

/** Waits for the newest email to an address with `subject` in its subject, and returns the text. */
export async function mailTo(request: APIRequestContext, address: string, subject: string): Promise<string> {
  let text = '';
  await expect(async () => {
    const heads = (await (await request.get('/api/auth/mailbox')).json()) as MailHead[];
    const found = heads.find((head) => head.to === address && head.subject.includes(subject));
    expect(found, `a mail "${subject}"`).toBeDefined();
    text = ((await (await request.get(`/api/auth/mailbox/${found?.id}`)).json()) as { text: string }).text;
  }).toPass();
  return text;
}
