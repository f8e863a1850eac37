import { until } from '@waymark/testing';
import sql from 'sql-template-tag';
import { OTHER_SLICES } from '../src/privacy/other-slices';
import type { AccountUnderTest } from './account-service';
import { arrives, told } from './events';
import { sentMails } from './mailbox';
import type { Person } from './members';

/** Actions of members and other slices during an account deletion. */
export function deletionActs(account: () => AccountUnderTest) {
  const ask = async ({ cookie }: Person, reviews = 'delete') =>
    account().browse(cookie, 'POST', '/api/privacy/delete', { reviews });
  const confirm = (token: string) => account().post('/api/privacy/delete/confirm', { token });
  const statusOf = async ({ id }: Person) =>
    (
      await account().sql.query<{ status: string }>(
        sql`SELECT status FROM data_delete_request WHERE user_id = ${id} ORDER BY requested_at`,
      )
    ).map(({ status }) => status);
  const tokenOf = async ({ email }: { email: string }) => {
    const mail = (await sentMails(account(), 'confirm-deletion')).find(({ to }) => to === email);
    return /#token=([\w-]{43})$/.exec(mail?.url ?? '')?.[1] ?? 'no token';
  };
  const sliceConfirms = (slice: string, memberId: number) =>
    arrives(account(), { type: `${slice}.member.erased.v1` }, { memberId }, { aggregateId: String(memberId) });
  const allConfirm = async (memberId: number) => {
    for (const slice of OTHER_SLICES) await sliceConfirms(slice, memberId);
  };
  const done = (member: Person) =>
    until('the deletion', 15_000, async () => ((await statusOf(member)).includes('done') ? true : null));
  const asked = (memberId: number) => told(account(), { type: 'account.member.deleted.v1' }, memberId);
  return { ask, confirm, statusOf, tokenOf, sliceConfirms, allConfirm, done, asked };
}
