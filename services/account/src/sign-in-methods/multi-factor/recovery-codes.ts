import { createHmac, randomInt } from 'node:crypto';

// Without characters that look alike, and without vowels, so that no word appears.
const CODE_ALPHABET = '23456789BCDFGHJKMNPQRSTVWXYZ';
const GROUPS = 3;
const GROUP = 4;

const RECOVERY_CODES = 10;

/** Returns ten new codes in the displayed form, such as `7K2M-QX4T-9RWB`: 57 random bits each. */
export function newRecoveryCodes(): string[] {
  const group = () => Array.from({ length: GROUP }, () => CODE_ALPHABET[randomInt(CODE_ALPHABET.length)]).join('');
  const code = () => Array.from({ length: GROUPS }, group).join('-');
  return Array.from({ length: RECOVERY_CODES }, code);
}

/**
 * Returns the stored hash of a code. It uses a key, so a stolen table alone does not allow guessing. Slow hashes for
 * ten codes would cost more at every sign-in and protect no better.
 */
export function recoveryCodeHash(memberId: number, code: string, key: string): string {
  const plain = code.toUpperCase().replace(/[\s-]/g, '');
  return createHmac('sha256', key).update(`recovery-code\n${memberId}\n${plain}`).digest('hex');
}
