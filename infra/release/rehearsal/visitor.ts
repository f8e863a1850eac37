import type { Browser, BrowserContext } from '@playwright/test';
import { TELEMETRY_PATH, type RemoteBuild, type ShellBuild } from '@waymark/contracts-core';
import { Refusal } from '../cli/refusal';
import type { Environment } from '../environments/environment';
import { withBuild } from './with-build';

/** A visitor's or member's browser that is served the new build in place of the live one. */
export interface Visitor {
  who: string;
  context: BrowserContext;
  /** Paths of pages that the site does not have here. */
  missing: Set<string>;
  /** Of the slice: which builds' files it was served. */
  versions: Set<string>;
}

export async function newVisitor(browser: Browser, who: string, build: RemoteBuild | ShellBuild): Promise<Visitor> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const visitor: Visitor = { who, context, missing: new Set(), versions: new Set() };
  const files = new RegExp(`^/r/${'entry' in build ? build.slice : 'shell'}/([^/]+)/`);
  context.on('request', (request) => {
    const version = files.exec(new URL(request.url()).pathname)?.[1];
    if (version) visitor.versions.add(version);
  });
  // This is no visitor whose word counts.
  await context.route(`**${TELEMETRY_PATH}`, (route) => route.fulfill({ status: 204 }));
  await context.route(({ pathname }) => !/^\/(r|api)\//.test(pathname), async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue();
    const response = await route.fetch();
    if (response.status() === 404) visitor.missing.add(new URL(route.request().url()).pathname);
    await route.fulfill({ response, status: 200, body: withBuild(await response.text(), build) });
  });
  return visitor;
}

/** Signs the browser in as the member that is kept for this, or throws a `Refusal`. */
export async function signIn({ context }: Visitor, { origin, member }: Environment): Promise<void> {
  const account = member?.();
  if (!account) throw new Refusal('To open pages as a member, set RELEASE_MEMBER_EMAIL and RELEASE_MEMBER_PASSWORD to those of an account kept for this, or say --without-browser.');
  const answer = await context.request.post(`${origin}/api/auth/login`, { data: account, headers: { 'sec-fetch-site': 'same-origin' } });
  if (!answer.ok()) throw new Refusal(`${account.email} cannot sign in to open the pages as a member: ${origin}/api/auth/login answers ${answer.status()}.`);
}

export async function signOut({ context }: Visitor, origin: string): Promise<void> {
  await context.request.post(`${origin}/api/auth/logout`, { headers: { 'sec-fetch-site': 'same-origin' } });
}
