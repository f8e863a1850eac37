import type { ShellBuild } from '@waymark/contracts-core';
import type { RouteMatch } from './match-route';
import { escapeHtml } from './escape-html';

/** Everything that the page will ask for, named in its first answer: one network wave instead of three. */
export function preloadLinks(shell: ShellBuild, match: RouteMatch | null, nonce: string): string[] {
  const remote = match?.remote.off ? undefined : match?.remote;
  const files = [
    ...shell.preload,
    ...(match && remote ? [remote.entry, ...remote.preload, ...(remote.preloadByPage[match.route.page] ?? [])] : []),
  ];
  const inHead = new Set([...shell.scripts, ...shell.styles]);
  const integrity = { ...shell.integrity, ...remote?.integrity };
  return [...new Set(files)]
    .filter((file) => !inHead.has(file))
    .map((file) => preloadLink(file, nonce, integrity[file]));
}

function preloadLink(file: string, nonce: string, integrity: string | undefined): string {
  const href = escapeHtml(file);
  if (/\.woff2$/.test(file)) return `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`;
  if (/\.css$/.test(file)) return `<link rel="preload" as="style" href="${href}">`;
  if (/\.(svg|png|webp|avif)$/.test(file)) return `<link rel="preload" as="image" href="${href}">`;
  // Under 'strict-dynamic' a preload without the nonce is refused.
  // A script that asks for a hash takes only a preload that asked for the same one: else the file travels twice.
  const check = integrity ? ` integrity="${escapeHtml(integrity)}"` : '';
  return `<link rel="preload" as="script" href="${href}" nonce="${nonce}"${check}>`;
}
