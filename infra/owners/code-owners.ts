import { ownersOf } from './owners-of';

const HEAD =
  '# Written by "npm run owners" from the OWNERS files. The last line that fits a file says who is asked to review it.';

const SLICE = /^libs\/contracts\/([^/]+)$/;

/** Returns the folders that an OWNERS file covers: its own, and for a slice's contracts the whole slice. */
function foldersOf(folder: string, exists: (folder: string) => boolean): string[] {
  const slice = SLICE.exec(folder)?.[1];
  return slice === undefined ? [folder] : [folder, `mfe-${slice}`, `services/${slice}`].filter(exists);
}

/** Returns the forge's CODEOWNERS: `files` has the texts of OWNERS files by folder ('' is the repository's). */
export function codeOwners(files: Readonly<Record<string, string>>, exists: (folder: string) => boolean): string {
  const lines = Object.entries(files).flatMap(([folder, text]) => {
    const patterns = folder === '' ? ['*'] : foldersOf(folder, exists).map((one) => `/${one}/`);
    return patterns.map((pattern) => [pattern, ownersOf(text).join(' ')] as const);
  });
  const depth = (pattern: string) => pattern.split('/').length;
  lines.sort(([one], [other]) => depth(one) - depth(other) || (one < other ? -1 : 1));
  return [HEAD, ...lines.map(([pattern, owners]) => `${pattern} ${owners}`), ''].join('\n');
}
