import type { ShellBuild } from '@waymark/contracts-core';
import type { RouteMatch } from './match-route';
import { escapeHtml, scriptJson } from './escape-html';

const SCRIPT = /\.js$/;

/**
 * Returns all files that the page will request, named in the first response: one network round trip instead of three.
 */
function filesOf(shell: ShellBuild, match: RouteMatch | null): string[] {
  const remote = match?.remote.off ? undefined : match?.remote;
  const inHead = new Set([...shell.scripts, ...shell.styles]);
  const files = [
    ...shell.preload,
    ...(match && remote ? [remote.entry, ...remote.preload, ...(remote.preloadByPage[match.route.page] ?? [])] : []),
  ];
  return [...new Set(files)].filter((file) => !inHead.has(file));
}

/** Returns preload links for fonts, styles and images, for the head. */
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
 * Returns a script for the body's end that preloads scripts after the first text is painted. Preloads in the head
 * would compile before that frame, and on a slow phone the text would appear a second later. A hidden page paints no
 * frames, so it starts immediately.
 */
export function preloadScripts(shell: ShellBuild, match: RouteMatch | null, nonce: string): string {
  const integrity = { ...shell.integrity, ...match?.remote.integrity };
  const files = filesOf(shell, match)
    .filter((file) => SCRIPT.test(file))
    .map((file) => [file, integrity[file] ?? '']);
  return (
    `(function(){function go(){${scriptJson(files)}.forEach(function(f){` +
    `var l=document.createElement('link');l.rel='preload';l.as='script';` +
    // A script with an integrity hash only uses a preload with the same hash; otherwise the file is downloaded twice.
    `if(f[1])l.integrity=f[1];` +
    // The preload needs the nonce, because 'strict-dynamic' blocks it otherwise.
    `l.nonce=${scriptJson(nonce)};l.href=f[0];document.head.appendChild(l)})}` +
    `document.hidden?go():requestAnimationFrame(function(){setTimeout(go)})})()`
  );
}
