import { PASSWORD_TOO_COMMON, PASSWORD_TOO_PERSONAL } from '@waymark/contracts-account';
import { PRODUCT_NAME } from '@waymark/contracts-core';
import { COMMON_PASSWORDS } from './common-passwords';

interface Owner {
  email: string;
  displayName: string;
  username: string;
}

/** Number of characters besides a guessable word that make a password strong enough. */
const ENOUGH_BESIDE = 6;

/** Returns what is wrong with a new password, in plain language for its owner, or null. */
export function passwordFault(password: string, owner: Owner, minimum: number): string | null {
  if ([...password].length < minimum) return `Password must be at least ${minimum} characters`;
  const plain = fold(password);
  const isCommon = COMMON_PASSWORDS.has(plain) || new Set(plain).size < 3 || isLittleMoreThan([PRODUCT_NAME], plain);
  if (isCommon) return PASSWORD_TOO_COMMON;
  const { email, username, displayName } = owner;
  const own = [email, email.split('@')[0] ?? '', username, displayName, ...displayName.split(/\s+/)];
  return isLittleMoreThan(own, plain) ? PASSWORD_TOO_PERSONAL : null;
}

// A long passphrase may contain such a word: only the rest counts, and a rest of digits is quickly guessed.
function isLittleMoreThan(words: readonly string[], plain: string): boolean {
  const guessable = words.map((word) => squeeze(fold(word))).filter((word) => word.length >= 4);
  const patterns = guessable.sort((a, b) => b.length - a.length).map(inDisguise);
  return [plain.replace(/[^\p{L}\p{N}@$!]/gu, ''), squeeze(plain)].some((password) => {
    const others = patterns.reduce((text, pattern) => text.replace(pattern, ''), password);
    const rest = squeeze(others);
    return others !== password && (rest.length < ENOUGH_BESIDE || /^\d*$/.test(rest));
  });
}

const fold = (text: string) => text.normalize('NFKC').toLowerCase();

const squeeze = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '');

const DISGUISES: Record<string, string> = { a: '@4', e: '3', i: '1!', l: '1', o: '0', s: '$5', t: '7' };

/** Returns a pattern that also matches disguised letters: "word" becomes "w[o0]rd". */
const inDisguise = (word: string) =>
  new RegExp([...word].map((letter) => `[${letter}${DISGUISES[letter] ?? ''}]`).join(''), 'gu');
