import { readFileSync } from 'node:fs';
import { FROM_OUR_PAGES } from '../load/from-our-pages';
import { SAMPLE_ACCOUNTS_FILE } from '../local/paths';

/** The session cookie of the sample member. */
export async function sampleCookie(origin: string): Promise<string> {
  const { member } = JSON.parse(readFileSync(SAMPLE_ACCOUNTS_FILE, 'utf8')) as Record<
    string,
    { email: string; password: string }
  >;
  const answer = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { ...FROM_OUR_PAGES, 'content-type': 'application/json' },
    body: JSON.stringify(member),
  });
  const [cookie] = answer.headers.get('set-cookie')?.split(';') ?? [];
  if (!cookie) throw new Error(`Signing in as the sample member answered ${answer.status}.`);
  return cookie;
}
