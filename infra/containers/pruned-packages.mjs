const OURS = '@waymark/';

/**
 * Returns what an image of one workspace needs from the repository's lock file: its own dependencies and those of our
 * libraries in its bundle, with everything they depend on. Our libraries themselves are in the bundle.
 * @param {{ packages: Record<string, any> }} lock package-lock.json, version 3
 * @param {string} folder of the workspace, e.g. "services/maps"
 * @returns {{ dependencies: Record<string, string>, packages: Record<string, any> }} by their path in the image
 */
export function prunedPackages(lock, folder) {
  const all = lock.packages;
  const dependencies = {};
  const packages = {};
  for (const name of declared(all, folder)) {
    const from = find(all, folder, name);
    if (from === null) throw new Error(`${folder}: the lock has no package ${name}`);
    dependencies[name] = all[from].version;
    take(from);
  }
  return { dependencies, packages: sorted(packages) };

  function take(from) {
    const to = placeInImage(from, folder);
    if (to in packages) {
      if (packages[to].version !== all[from].version) throw new Error(`${folder}: two versions of ${to}`);
      return;
    }
    const entry = withoutMarks(all[from]);
    packages[to] = entry;
    for (const { name, needed } of wantedBy(entry)) {
      const next = find(all, from, name);
      if (next !== null) take(next);
      else if (needed) throw new Error(`${from}: the lock has no package ${name}`);
    }
  }
}

/** Removes the marks of development packages: npm would leave such packages out. */
function withoutMarks(entry) {
  return Object.fromEntries(Object.entries(entry).filter(([name]) => !['dev', 'devOptional', 'peer'].includes(name)));
}

/** Returns the external packages that a workspace and the libraries in it declare. */
function declared(all, folder, seen = new Set()) {
  if (seen.has(folder)) return [];
  seen.add(folder);
  const names = Object.keys(all[folder]?.dependencies ?? {});
  const libraries = names.filter((name) => name.startsWith(OURS)).map((name) => all[`node_modules/${name}`].resolved);
  return [
    ...new Set([
      ...names.filter((name) => !name.startsWith(OURS)),
      ...libraries.flatMap((library) => declared(all, library, seen)),
    ]),
  ];
}

function wantedBy({ dependencies = {}, optionalDependencies = {}, peerDependencies = {}, peerDependenciesMeta = {} }) {
  const list = (names, needed) => Object.keys(names).map((name) => ({ name, needed }));
  const peers = Object.fromEntries(
    Object.entries(peerDependencies).filter(([name]) => !peerDependenciesMeta[name]?.optional),
  );
  return [...list(dependencies, true), ...list(peers, true), ...list(optionalDependencies, false)];
}

/** Finds a package as Node does: beside the importing file, then in each parent folder. */
function find(all, from, name) {
  for (let at = from; ; at = at.replace(/(^|\/)[^/]*$/, '')) {
    const place = at === '' ? `node_modules/${name}` : `${at}/node_modules/${name}`;
    if (place in all) return place;
    if (at === '') return null;
  }
}

/** The workspace's own node_modules take precedence there, so they are at the top of the image. */
function placeInImage(from, folder) {
  return from.startsWith(`${folder}/`) ? from.slice(folder.length + 1) : from;
}

function sorted(object) {
  return Object.fromEntries(Object.entries(object).sort(([a], [b]) => (a < b ? -1 : 1)));
}
