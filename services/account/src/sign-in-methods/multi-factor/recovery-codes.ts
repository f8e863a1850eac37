import { createHmac, randomInt } from 'node:crypto';

// Without letters that look like digits or spell words.
const LETTERS = '23456789BCDFGHJKMNPQRSTVWXYZ';
const GROUPS = 3;
const GROUP = 4;

const RECOVERY_CODES = 10;

/** Ten new codes as people see them, such as `7K2M-QX4T-9RWB`: 57 random bits each. */
export function newRecoveryCodes(): string[] {
  const group = () => Array.from({ length: GROUP }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  const code = () => Array.from({ length: GROUPS }, group).join('-');
  return Array.from({ length: RECOVERY_CODES }, code);
}

/**
 * What is stored of a code. Keyed, so that a stolen table alone cannot be guessed at: a slow hash for each of ten
 * codes would cost more at every sign-in and protect no better.
 */
export function recoveryCodeHash(memberId: number, code: string, key: string): string {
  const plain = code.toUpperCase().replace(/[\s-]/g, '');
  return createHmac('sha256', key).update(`recovery-code\n${memberId}\n${plain}`).digest('hex');
}
