import type { ShellBuild } from '@waymark/contracts-core';
import type { RouteMatch } from './match-route';
import { escapeHtml, scriptJson } from './escape-html';

const SCRIPT = /\.js$/;

/** Everything that the page will ask for, named in its first answer: one network wave instead of three. */
function filesOf(shell: ShellBuild, match: RouteMatch | null): string[] {
  const remote = match?.remote.off ? undefined : match?.remote;
  const inHead = new Set([...shell.scripts, ...shell.styles]);
  const files = [
    ...shell.preload,
    ...(match && remote ? [remote.entry, ...remote.preload, ...(remote.preloadByPage[match.route.page] ?? [])] : []),
  ];
  return [...new Set(files)].filter((file) => !inHead.has(file));
}

/** Fonts, styles and images, for the head. */
export function preloadLinks(shell: ShellBuild, match: RouteMatch | null): string[] {
  return filesOf(shell, match)
    .filter((file) => !SCRIPT.test(file))
    .map((file) => {
      const href = escapeHtml(file);
      if (/\.woff2$/.test(file)) return `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`;
      return `<link rel="preload" as="${/\.css$/.test(file) ? 'style' : 'image'}" href="${href}">`;
    });
}

/**
 * For the body's end: begins with the scripts once the words that came with the page are painted. Named in the head they
 * are read and compiled before that frame, which on a slow phone shows the same words a second later. A page that nobody
 * looks at has no frames to wait for.
 */
export function preloadScripts(shell: ShellBuild, match: RouteMatch | null, nonce: string): string {
  const integrity = { ...shell.integrity, ...match?.remote.integrity };
  const files = filesOf(shell, match)
    .filter((file) => SCRIPT.test(file))
    .map((file) => [file, integrity[file] ?? '']);
  return (
    `(function(){function go(){${scriptJson(files)}.forEach(function(f){` +
    `var l=document.createElement('link');l.rel='preload';l.as='script';` +
    // A script that asks for a hash takes only a preload that asked for the same one: else the file travels twice.
    `if(f[1])l.integrity=f[1];` +
    // Under 'strict-dynamic' a preload without the nonce is refused.
    `l.nonce=${scriptJson(nonce)};l.href=f[0];document.head.appendChild(l)})}` +
    `document.hidden?go():requestAnimationFrame(function(){setTimeout(go)})})()`
  );
}
