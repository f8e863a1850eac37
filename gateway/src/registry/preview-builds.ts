import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BUILD_RECORD, SHELL_KEY, type RemoteBuild, type ShellBuild } from '@waymark/contracts-core';
import { openBuild, openShellBuild, type PublicKeys } from '@waymark/registry';
import { LRUCache } from 'lru-cache';
import { cookieValue } from '@waymark/edge-kit';
import type { Override } from './choose-build';

/** Versions that someone wants to preview, by slice. */
export type PreviewChoice = Readonly<Record<string, string>>;

const ITEM = /^([a-z]+)@([A-Za-z0-9][A-Za-z0-9_-]{0,63})$/;
const MOST = 10;
const NONE = 'none';

const PREVIEW_COOKIE = 'preview';

/** Parses `account@3f2a,maps@77b1`; returns null when the text has another form. `none` selects nothing. */
export function readPreviewChoice(text: string): PreviewChoice | null {
  if (text === NONE) return {};
  const items = text.split(',').map((item) => ITEM.exec(item));
  if (items.length > MOST) return null;
  const pairs: [string, string][] = [];
  for (const item of items) {
    if (!item?.[1] || !item[2]) return null;
    pairs.push([item[1], item[2]]);
  }
  return Object.fromEntries(pairs);
}

const previewText = (choice: PreviewChoice): string =>
  Object.entries(choice)
    .map(([slice, version]) => `${slice}@${version}`)
    .join(',') || NONE;

/** Returns the versions that this browser session previews. */
export function previewOfCookie(cookies: string | undefined): PreviewChoice {
  const value = cookieValue(cookies, PREVIEW_COOKIE);
  return (value && readPreviewChoice(value)) || {};
}

/** Returns a cookie that expires with the browser session; for `none`, one that expires immediately. */
export function previewCookie(choice: PreviewChoice, secure: boolean): string {
  const ended = Object.keys(choice).length === 0 ? '; Max-Age=0' : '';
  return `${PREVIEW_COOKIE}=${previewText(choice)}; Path=/; HttpOnly; SameSite=Lax${ended}${secure ? '; Secure' : ''}`;
}

/** Reads uploaded builds that the registry does not name from the signed records beside their files. */
export class PreviewBuilds {
  private readonly remotes = new LRUCache<string, RemoteBuild>({ max: 100 });

  constructor(
    private readonly artefactsDir: string,
    private readonly keys: PublicKeys,
  ) {}

  /** Returns the builds that exist, and the names of those that are missing or not signed for this site. */
  async read(choice: PreviewChoice): Promise<{ builds: Override; missing: string[] }> {
    const builds: { shell?: ShellBuild; remotes: Record<string, RemoteBuild> } = { remotes: {} };
    const missing: string[] = [];
    for (const [slice, version] of Object.entries(choice)) {
      const shell = slice === SHELL_KEY ? await this.shell(version) : null;
      const remote = slice === SHELL_KEY ? null : await this.remote(slice, version);
      if (shell) builds.shell = shell;
      else if (remote) builds.remotes[slice] = remote;
      else missing.push(previewText({ [slice]: version }));
    }
    return { builds, missing };
  }

  private async remote(slice: string, version: string): Promise<RemoteBuild | null> {
    const key = `${slice}@${version}`;
    const known = this.remotes.get(key);
    if (known) return known;
    const build = openBuild(slice, version, await this.record(slice, version), this.keys);
    if (build) this.remotes.set(key, build);
    return build;
  }

  private async shell(version: string): Promise<ShellBuild | null> {
    return openShellBuild(version, await this.record(SHELL_KEY, version), this.keys);
  }

  private record(slice: string, version: string): Promise<string> {
    return readFile(join(this.artefactsDir, 'r', slice, version, BUILD_RECORD), 'utf8').catch(() => '');
  }
}
