import { STORED_IN_BROWSER, type StorageKind } from '@waymark/contracts-account';
import { foldersLike, sourceFiles, type SourceFile } from './production-sources';

const BROWSER = sourceFiles(
  'shell/src',
  'libs/ui/src',
  'libs/mfe-kit/src',
  'libs/contracts',
  'gateway/src',
  ...foldersLike('mfe-').map((path) => `${path}/src`),
);
const SERVERS = sourceFiles(
  'gateway/src',
  'libs/service-kit/src',
  ...foldersLike('', 'services').map((path) => `${path}/src`),
);
const KIT = 'libs/mfe-kit/src/';
/** The one place that touches storage, and what hands a key on to it. */
const TOUCHES = `${KIT}browser-storage.ts`;
const HANDS_ON = [TOUCHES, `${KIT}stored-value.ts`, `${KIT}form/draft-store.ts`];
/** The script is in the page before any module of ours. */
const FIRST_PAINT = 'gateway/src/page/inline-scripts.ts';
const KEY_OF = /\bstored(?:Text|Value)(?:<[^()]*>)?\(\s*'(local|session)',\s*('[^']+'|\w+)/g;
const DRAFTS_OF = /\bdraftStore(?:<[^()]*>)?\(\s*('[^']+'|\w+)/g;
const BY_HAND = /\b(local|session)Storage\.getItem\(('[^']+')/g;
const ANY_KEY = /\b(?:storedText|storedValue|draftStore)\b(?:<[^()]*>)?\(/g;

/** The text behind a name: a constant of the same file, else of the only file that exports one. */
function constant(name: string, file: SourceFile): string {
  const declared = new RegExp(String.raw`\bconst ${name}(?:: string)? = '([^']+)'`);
  const values = [file, ...BROWSER].flatMap(({ text }) => declared.exec(text)?.[1] ?? []);
  if (!values[0]) throw new Error(`${file.path}: cannot tell which key ${name} is. Use a constant with a text.`);
  return values[0];
}

const listed = (kind: StorageKind) =>
  STORED_IN_BROWSER.filter((one) => one.kind === kind)
    .map(({ name }) => name)
    .sort();

function keysIn(file: SourceFile): { kind: string; key: string }[] {
  if (HANDS_ON.includes(file.path)) return [];
  const named = [...file.text.matchAll(KEY_OF), ...file.text.matchAll(BY_HAND)];
  const found = named.map(([, kind = '', key = '']) => ({ kind, key }));
  const drafts = [...file.text.matchAll(DRAFTS_OF)].map(([, key = '']) => ({ kind: 'local', key }));
  return [...found, ...drafts].map(({ kind, key }) => ({
    kind,
    key: key.startsWith("'") ? key.slice(1, -1) : constant(key, file),
  }));
}

function usedKeys(kind: StorageKind): string[] {
  const keys = BROWSER.flatMap(keysIn).flatMap((one) => (one.kind === kind ? [one.key] : []));
  return [...new Set(keys)].sort();
}

/** All cookies that are set, by the code that writes their header; unknown code is listed as text. */
function usedCookies(): string[] {
  const written = SERVERS.flatMap(({ text }) => [
    ...text.matchAll(/header\(\s*'set-cookie',\s*(\w+)\((?:'([\w-]+)')?/gi),
  ]);
  const names = written.map(([, writer = '', name]) => {
    if (writer === 'sessionCookie' || writer === 'endedSessionCookie') return 'sid';
    if (writer === 'visitorCookie') return 'vid';
    if (writer === 'previewCookie') return 'preview';
    return writer === 'flowCookie' || writer === 'endedFlowCookie' ? String(name) : `written by ${writer}`;
  });
  return [...new Set(names)].sort();
}

describe('the cookie policy (A10.121, A10.122)', () => {
  it.each(['local', 'session'] as const)('lists every key of %sStorage that the code uses, and no other', (kind) => {
    expect(listed(kind)).toEqual(usedKeys(kind));
  });

  it('lists every cookie that the code sets, and no other', () => {
    expect(listed('cookie')).toEqual(usedCookies());
  });

  it('knows every place that touches storage or sets a cookie', () => {
    const touching = BROWSER.filter(({ text }) => /\b(?:local|session)Storage\b|\}Storage`/.test(text)).map(
      ({ path }) => path,
    );
    expect(touching.sort()).toEqual([FIRST_PAINT, TOUCHES].sort());
    const unclear = BROWSER.filter((file) => {
      if (HANDS_ON.includes(file.path)) return false;
      const byHand = [...file.text.matchAll(BY_HAND)].length;
      return [...file.text.matchAll(ANY_KEY)].length + byHand !== keysIn(file).length;
    });
    expect(unclear.map(({ path }) => path)).toEqual([]);
    const others = BROWSER.filter(({ text }) =>
      /indexedDB|caches\.open|document\.cookie|cookieStore|\bpersist\(/.test(text),
    ).map(({ path }) => path);
    expect(others).toEqual([]);
    // Looking whether an answer has one sets none: headers['set-cookie'].
    const headers = SERVERS.filter(
      ({ text }) =>
        (text.match(/(?<!\[['"])set-?cookie['"]/gi) ?? []).length !==
        [...text.matchAll(/header\(\s*'set-cookie',\s*\w+\(/gi)].length,
    );
    expect(headers.map(({ path }) => path)).toEqual([]);
  });

  it('says of each what it is for and how long it stays', () => {
    for (const { purpose, kept } of STORED_IN_BROWSER)
      expect([purpose, kept].every((words) => /^[A-Z0-9].*\.$/.test(words))).toBe(true);
  });
});
