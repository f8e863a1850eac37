// Letters of other scripts that look like Latin ones (a small part of Unicode's confusables).
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  а: 'a',
  в: 'b',
  е: 'e',
  ѕ: 's',
  і: 'i',
  ј: 'j',
  к: 'k',
  м: 'm',
  н: 'h',
  о: 'o',
  р: 'p',
  с: 'c',
  т: 't',
  у: 'y',
  х: 'x',
  ԁ: 'd',
  ԛ: 'q',
  ԝ: 'w',
  α: 'a',
  β: 'b',
  ε: 'e',
  ι: 'i',
  κ: 'k',
  ν: 'v',
  ο: 'o',
  ρ: 'p',
  τ: 't',
  υ: 'u',
  χ: 'x',
  ı: 'i',
  ɡ: 'g',
  ɑ: 'a',
  ӏ: 'l',
  һ: 'h',
  ѵ: 'v',
  ѡ: 'w',
  ҽ: 'e',
  ԍ: 'g',
  η: 'n',
  γ: 'y',
  σ: 'o',
  ω: 'w',
  ո: 'n',
  օ: 'o',
  ս: 'u',
  հ: 'h',
  ց: 'g',
  զ: 'q',
  ȷ: 'j',
  ǀ: 'l',
  ɩ: 'i',
  ʋ: 'v',
  ᴏ: 'o',
  ᴠ: 'v',
  ᴡ: 'w',
  ᴢ: 'z',
};

/** Returns the key that makes a username unique: names that look the same share one key. */
export function usernameKey(username: string): string {
  // Removes joiners, which are part of some scripts' spelling but invisible.
  const folded = username
    .normalize('NFKC')
    .replace(/[\u200c\u200d]/g, '')
    .toLowerCase();
  return [...folded].map((letter) => LOOK_ALIKES[letter] ?? letter).join('');
}

/** Returns the key that makes an email address unique: ignores case but keeps plus suffixes, as mail servers do. */
export function emailKey(email: string): string {
  return email.normalize('NFKC').trim().toLowerCase();
}
