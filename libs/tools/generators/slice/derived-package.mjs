/** What only the pattern slice needs; a new slice asks for it when it does. */
const OWN = ['ioredis', 'rate-limiter-flexible', '@node-rs/argon2'];
const OTHER_SLICES = ['@waymark/contracts-reviews'];

/**
 * package.json of a new slice's project after that of an existing one, so that the versions stay those of the house.
 * @param {object} pattern package.json of the same project of the pattern slice
 * @param {string} from name of the pattern slice
 * @param {{ name: string, title: string }} words
 */
export function derivedPackage(pattern, from, { name, title }) {
  const leftOut = [...OWN, ...OTHER_SLICES];
  const kept = Object.entries(pattern.dependencies).filter(([dependency]) => !leftOut.includes(dependency));
  const text = JSON.stringify({ ...pattern, description: title, dependencies: Object.fromEntries(kept) });
  const renamed = text
    .replaceAll(`@waymark/contracts-${from}`, `@waymark/contracts-${name}`)
    .replaceAll(`@waymark/service-${from}`, `@waymark/service-${name}`)
    .replaceAll(`@waymark/mfe-${from}`, `@waymark/mfe-${name}`)
    .replaceAll(`scope:${from}`, `scope:${name}`);
  return JSON.parse(renamed);
}
