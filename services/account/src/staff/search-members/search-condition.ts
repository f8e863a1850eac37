import sql, { empty, join, type Sql } from 'sql-template-tag';
import type { StaffSearchScope } from '@waymark/contracts-account';
import { idParamSchema } from '@waymark/contracts-core';
import { emailKey } from '../../member/email-key';
import { usernameKey } from '../../member/username-key';

const SCOPES: Record<StaffSearchScope, Sql> = {
  all: empty,
  pending: sql` AND p.verification_status = 'pending'`,
  suspended: sql` AND u.suspended_at IS NOT NULL`,
  staff: sql` AND u.role <> 'member'`,
};

// As the index has it.
const NAMES = sql`to_tsvector('simple', translate(u.display_name || ' ' || u.username, '._-', '   '))`;

/** SQL condition on "user" u and user_profile p for what staff typed. `byEmail`: only admins find members by their address. */
export function searchCondition(text: string, scope: StaffSearchScope, byEmail: boolean): Sql {
  return sql`${matching(text, byEmail)}${SCOPES[scope]}`;
}

function matching(text: string, byEmail: boolean): Sql {
  if (text === '') return sql`true`;
  if (text.includes('@')) return byEmail ? sql`u.email_key = ${emailKey(text)}` : sql`false`;
  const any = [sql`u.username_key = ${usernameKey(text)}`];
  const number = idParamSchema.safeParse(text);
  if (number.success) any.push(sql`u.id = ${number.data}`);
  // Letters and digits only: nothing of what was typed can become a search operator.
  const words = text.toLowerCase().match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  if (words.length > 0)
    any.push(sql`${NAMES} @@ to_tsquery('simple', ${words.map((word) => `'${word}':*`).join(' & ')})`);
  return sql`(${join(any, ' OR ')})`;
}
