/** A hash that matches no file: the browser then rejects a file with an unknown hash like a modified one. */
const NO_FILE = `sha384-${'A'.repeat(64)}`;

const hashes = new Map<string, string>();

/** The expected `integrity` of each remote's entry, by full URL, from the page's boot data. */
export const scriptHashes = {
  expect: (url: string, integrity: string | undefined): void => void hashes.set(url, integrity || NO_FILE),
  of: (url: string): string => hashes.get(url) ?? NO_FILE,
};
