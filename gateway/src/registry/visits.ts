import { SHELL_KEY, type RegistryView } from '@waymark/contracts-core';
import { randomBytes } from 'node:crypto';
import { HostCookie } from '@waymark/edge-kit';
import type { PreviewBuilds } from './preview-builds';
import { previewOfCookie, readPreviewChoice, type PreviewChoice } from './preview-builds';
import type { RegistryStore } from './registry-store';
import type { Override } from './view-for';

const VALUE = /^[A-Za-z0-9_-]{22}$/;
const THIRTY_DAYS_S = 30 * 24 * 60 * 60;

const cookieOf = (secure: boolean): HostCookie => new HostCookie('vid', secure, VALUE);

/**
 * The random number that a browser keeps so that it goes on getting the same builds; it is used for nothing else.
 * Null without a cookie that could be one of ours.
 * @param secure whether cookies go over https alone
 */
function readVisitorId(cookies: string | undefined, secure: boolean): string | null {
  return cookieOf(secure).read(cookies);
}

/** 128 random bits. */
const newVisitorId = (): string => randomBytes(16).toString('base64url');

export function visitorCookie(id: string, secure: boolean): string {
  return cookieOf(secure).set(id, THIRTY_DAYS_S);
}

/** What one page load gets of the registry. */
export interface Visit {
  view: RegistryView;
  /** To be kept by the browser; null when it has one, or needs none. */
  newVisitorId: string | null;
  /** Versions that this page previews; null when it does not. */
  preview: PreviewChoice | null;
  /** To be kept for the browser session: what its address chose just now. */
  chosen: PreviewChoice | null;
  /** Previews that its address asked for and that are not there. */
  missing: string[];
}

export interface VisitParts {
  registry: RegistryStore;
  /** Null where nothing may be seen before it is released. */
  previews: PreviewBuilds | null;
  /** Whether cookies go over https alone. */
  secure: boolean;
}

const PARAMETER = 'override';
const NO_PREVIEW = { builds: undefined, chosen: null, missing: [] };

/** Who gets which builds. While nothing is previewed and no canary is out, everyone gets the same object. */
export class Visits {
  constructor(private readonly parts: VisitParts) {}

  async of(search: string, cookies: string | undefined): Promise<Visit> {
    const { registry, previews, secure } = this.parts;
    const known = registry.hasCanary ? readVisitorId(cookies, secure) : null;
    const made = registry.hasCanary && !known ? newVisitorId() : null;
    const { builds, chosen, missing } = previews ? await readPreview(previews, search, cookies) : NO_PREVIEW;
    const view = registry.viewFor(known ?? made, builds);
    return { view, newVisitorId: made, preview: builds ? versionsOf(builds) : null, chosen, missing };
  }
}

async function readPreview(previews: PreviewBuilds, search: string, cookies: string | undefined) {
  const wanted = search.includes(PARAMETER) ? new URLSearchParams(search).get(PARAMETER) : null;
  const choice = wanted === null ? previewOfCookie(cookies) : readPreviewChoice(wanted);
  if (!choice) return { ...NO_PREVIEW, missing: [wanted ?? ''] };
  const { builds, missing } = await previews.read(choice);
  const some = builds.shell || Object.keys(builds.remotes).length > 0 ? builds : undefined;
  // An address of builds that are not there is told so; a session that outlived some goes on with the rest.
  if (wanted === null) return { builds: some, chosen: null, missing: [] };
  return { builds: some, chosen: missing.length === 0 ? choice : null, missing };
}

function versionsOf({ shell, remotes }: Override): PreviewChoice {
  const all = Object.entries({ ...remotes, ...(shell ? { [SHELL_KEY]: shell } : {}) });
  return Object.fromEntries(all.map(([slice, { version }]) => [slice, version]));
}
