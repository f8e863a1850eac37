/** A digest that no file has: what is not known to be right is refused by the browser, as a changed file is. */
const NO_FILE = `sha384-${'A'.repeat(64)}`;

const hashes = new Map<string, string>();

/** The `integrity` that a remote's entry must have, by its full address. The page's boot data says it. */
export const scriptHashes = {
  expect: (url: string, integrity: string | undefined): void => void hashes.set(url, integrity || NO_FILE),
  of: (url: string): string => hashes.get(url) ?? NO_FILE,
};
