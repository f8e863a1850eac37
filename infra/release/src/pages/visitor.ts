import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { RemoteBuild, ShellBuild } from '@waymark/contracts-core';
import { Refusal } from '../refusal';
import type { Environment } from '../environments/environment';
import { serveBuild } from './serve-build';

/** A visitor's or member's browser that gets the new build instead of the live one. */
export interface Visitor {
  who: string;
  context: BrowserContext;
  /** A new tab. */
  open(): Promise<Page>;
  /** Paths of pages that the site does not have here. */
  missing: Set<string>;
  /** Versions of the slice from which the browser loaded files. */
  versions: Set<string>;
}

export async function newVisitor(browser: Browser, who: string, build: RemoteBuild | ShellBuild): Promise<Visitor> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const [missing, versions] = [new Set<string>(), new Set<string>()];
  const files = new RegExp(`^/r/${'entry' in build ? build.slice : 'shell'}/([^/]+)/`);
  context.on('request', (request) => {
    const version = files.exec(new URL(request.url()).pathname)?.[1];
    if (version) versions.add(version);
  });
  const open = async () => {
    const page = await context.newPage();
    await serveBuild(page, build, (path) => missing.add(path));
    return page;
  };
  return { who, context, open, missing, versions };
}

/** Signs the browser in as the release account, or throws a `Refusal`. */
export async function signIn({ context }: Visitor, { origin, member }: Environment): Promise<void> {
  const account = member?.();
  if (!account)
    throw new Refusal(
      'To open pages as a member, set RELEASE_MEMBER_EMAIL and RELEASE_MEMBER_PASSWORD to those of an account kept for this, or say --without-browser.',
    );
  const answer = await context.request.post(`${origin}/api/auth/login`, {
    data: account,
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  if (!answer.ok())
    throw new Refusal(
      `${account.email} cannot sign in to open the pages as a member: ${origin}/api/auth/login answers ${answer.status()}.`,
    );
}

export async function signOut({ context }: Visitor, origin: string): Promise<void> {
  await context.request.post(`${origin}/api/auth/logout`, { headers: { 'sec-fetch-site': 'same-origin' } });
}
