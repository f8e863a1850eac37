import sql from 'sql-template-tag';
import type { AccountUnderTest } from './account-service';
import type { Person } from './members';

const MEMBERS = '/api/admin/members';

export const REASON = 'Three reviews that advertise a shop.';

/** Actions of staff on members, and reads of their effects. */
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
  return { view, suspend, restore, verify, setRole, logOf };
}
