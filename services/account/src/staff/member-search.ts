import type { StaffSearchScope } from '@waymark/contracts-account';
import { idParamSchema } from '@waymark/contracts-core';
import { emailKey } from '../member/email-key';
import { usernameKey } from '../member/username-key';
import type { MemberSearch } from './staff-members.repository';

/** Converts a staff member's search text to search terms. `byEmail`: only admins may find members by email address. */
export function memberSearch(text: string, scope: StaffSearchScope, byEmail: boolean): MemberSearch {
  const nobody = { scope, isEmpty: text === '', emailKey: null, usernameKey: null, id: null, words: null };
  if (text === '') return nobody;
  if (text.includes('@')) return byEmail ? { ...nobody, emailKey: emailKey(text) } : nobody;
  const number = idParamSchema.safeParse(text);
  // Letters and digits only, so the input cannot contain a search operator.
  const words = text.toLowerCase().match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  return {
    ...nobody,
    usernameKey: usernameKey(text),
    id: number.success ? number.data : null,
    words: words.length > 0 ? words.map((word) => `'${word}':*`).join(' & ') : null,
  };
}
