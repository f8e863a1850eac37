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
const CALL = /\b(local|session)Storage\s*\.\s*(?:getItem|setItem|removeItem)\(\s*('[^']+'|\w+)/g;

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

function usedKeys(kind: 'local' | 'session'): string[] {
  const keys = BROWSER.flatMap((file) =>
    [...file.text.matchAll(CALL)].flatMap(([, where, key = '']) =>
      where === kind ? [key.startsWith("'") ? key.slice(1, -1) : constant(key, file)] : [],
    ),
  );
  return [...new Set(keys)].sort();
}

/** The cookies that are handed out, by what writes their header; unknown writers stand with their own words. */
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

describe('the cookie policy', () => {
  it.each(['local', 'session'] as const)('lists every key of %sStorage that the code uses, and no other', (kind) => {
    expect(listed(kind)).toEqual(usedKeys(kind));
  });

  it('lists every cookie that the code sets, and no other', () => {
    expect(listed('cookie')).toEqual(usedCookies());
  });

  it('knows every place that touches storage or sets a cookie', () => {
    const mentions = (text: string) => [...text.matchAll(/\b(?:local|session)Storage\b/g)].length;
    const unclear = BROWSER.filter(({ text }) => mentions(text) !== [...text.matchAll(CALL)].length).map(
      ({ path }) => path,
    );
    expect(unclear).toEqual([]);
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
