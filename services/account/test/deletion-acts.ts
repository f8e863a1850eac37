import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import { JetStreamStrategy } from '@waymark/service-kit';
import { until } from '@waymark/testing';
import { OTHER_SLICES } from '../src/privacy/other-slices';
import { type AccountUnderTest, bodyOf, cookieOf, registration } from './account-service';
import { sentMails } from './sent-mails';

interface Member {
  id: number;
  cookie: string;
  email: string;
}

/** What members and the other slices do when an account is deleted. */
export function deletionActs(account: () => AccountUnderTest) {
  async function newMember(name: string, more: Record<string, unknown> = {}): Promise<Member> {
    const response = await account().post('/api/auth/register', registration(name, more));
    return {
      id: (await bodyOf<{ id: number }>(response)).id,
      cookie: cookieOf(response),
      email: `${name}@example.org`,
    };
  }

  const ask = async ({ cookie }: Member, reviews = 'delete') =>
    account().browse(cookie, 'POST', '/api/privacy/delete', { reviews });
  const confirm = (token: string) => account().post('/api/privacy/delete/confirm', { token });
  const statusOf = async ({ id }: Member) =>
    (
      await account().sql.query<{ status: string }>(
        sql`SELECT status FROM data_delete_request WHERE user_id = ${id} ORDER BY requested_at`,
      )
    ).map(({ status }) => status);
  const tokenOf = async ({ email }: Member) => {
    const mail = (await sentMails(account(), 'confirm-deletion')).find(({ to }) => to === email);
    return /#token=([\w-]{43})$/.exec(mail?.url ?? '')?.[1] ?? 'no token';
  };
  const sliceConfirms = (slice: string, memberId: number) =>
    account()
      .app.get(JetStreamStrategy)
      .dispatch({
        id: randomUUID(),
        type: `${slice}.member.erased.v1`,
        time: new Date().toISOString(),
        aggregateId: String(memberId),
        aggregateVersion: 1,
        correlationId: null,
        data: { memberId },
      });
  const allConfirm = async (memberId: number) => {
    for (const slice of OTHER_SLICES) await sliceConfirms(slice, memberId);
  };
  const done = (member: Member) =>
    until('the deletion', 15_000, async () => ((await statusOf(member)).includes('done') ? true : null));
  const asked = (memberId: number) =>
    account().sql.query<{ data: unknown }>(
      sql`SELECT data FROM outbox WHERE type = 'account.member.deleted.v1' AND aggregate_id = ${String(memberId)}`,
    );
  return { newMember, ask, confirm, statusOf, tokenOf, sliceConfirms, allConfirm, done, asked };
}
