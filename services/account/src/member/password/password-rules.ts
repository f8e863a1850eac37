import { PASSWORD_TOO_COMMON, PASSWORD_TOO_PERSONAL } from '@waymark/contracts-account';
import { COMMON_PASSWORDS } from './common-passwords';

interface Owner {
  email: string;
  displayName: string;
  username: string;
}

/** What is wrong with a new password, in words for its owner; null when nothing is. */
export function passwordFault(password: string, owner: Owner, minimum: number): string | null {
  if ([...password].length < minimum) return `Password must be at least ${minimum} characters`;
  const plain = password.normalize('NFKC').toLowerCase();
  if (COMMON_PASSWORDS.has(plain) || new Set(plain).size < 3) return PASSWORD_TOO_COMMON;
  return isPersonal(plain, owner) ? PASSWORD_TOO_PERSONAL : null;
}

// A long passphrase may mention its owner's name: only what is left without it counts.
function isPersonal(plain: string, owner: Owner): boolean {
  const words = [
    owner.email,
    owner.email.split('@')[0] ?? '',
    owner.username,
    owner.displayName,
    ...owner.displayName.split(/\s+/),
  ]
    .map((word) => word.normalize('NFKC').toLowerCase())
    .filter((word) => word.length >= 4)
    .sort((a, b) => b.length - a.length);
  const rest = words.reduce((text, word) => text.replaceAll(word, ''), plain);
  return rest !== plain && rest.length < 6;
}
