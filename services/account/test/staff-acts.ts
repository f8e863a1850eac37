import sql from 'sql-template-tag';
import { type AccountUnderTest, bodyOf } from './account-service';
import type { Person } from './staff-people';

const MEMBERS = '/api/admin/members';

export const REASON = 'Three reviews that advertise a shop.';

/** The status of an answer and the code of its problem. */
export const codeOf = async (response: Response) => [response.status, (await bodyOf(response)).code];

/** What staff do to members, and what that leaves behind. */
export function staffActs(account: () => AccountUnderTest) {
  const view = (who: Person, subject: Person) => account().browse(who.cookie, 'GET', `${MEMBERS}/${subject.id}`);
  const suspend = (who: Person, subject: Person, reason = REASON) =>
    account().browse(who.cookie, 'POST', `${MEMBERS}/${subject.id}/suspend`, { reason });
  const restore = (who: Person, subject: Person) =>
    account().browse(who.cookie, 'POST', `${MEMBERS}/${subject.id}/restore`, { reason: 'Told us more.' });
  const verify = (who: Person, subject: Person, status: string) =>
    account().browse(who.cookie, 'PUT', `${MEMBERS}/${subject.id}/verification`, { status });
  const setRole = (who: Person, subject: Person, role: string) =>
    account().browse(who.cookie, 'PUT', `${MEMBERS}/${subject.id}/role`, { role, reason: 'Joins the team.' });

  const logOf = (subject: Person) =>
    account().sql.query<{ act: string; actor: number; reason: string | null; detail: string | null }>(
      sql`SELECT act, actor_id AS actor, reason, detail FROM audit_entry WHERE subject_id = ${subject.id} ORDER BY id`,
    );
  const mailsTo = ({ id }: Person) =>
    account().sql.query<{ template: string }>(
      sql`SELECT template FROM mail WHERE member_id = ${id} ORDER BY created_at, id`,
    );
  const changesOf = async ({ id }: Person) =>
    (
      await account().sql.query<{ data: Record<string, unknown> }>(
        sql`SELECT data FROM outbox WHERE type = 'account.member.changed.v1' AND aggregate_id = ${String(id)} ORDER BY seq`,
      )
    ).map(({ data }) => data);
  const endsOf = async (sessionHash: string) =>
    (
      await account().sql.query<{ data: unknown }>(
        sql`SELECT data FROM outbox WHERE type = 'account.session.ended.v1' AND aggregate_id = ${sessionHash}`,
      )
    ).map(({ data }) => data);
  return { view, suspend, restore, verify, setRole, logOf, mailsTo, changesOf, endsOf };
}
