import { SHELL_KEY, type RegistryView } from '@waymark/contracts-core';
import { randomBytes } from 'node:crypto';
import { HostCookie } from '@waymark/edge-kit';
import { type PreviewBuilds, type PreviewChoice, previewOfCookie, readPreviewChoice } from './preview-builds';
import type { RegistryStore } from './registry-store';
import type { Override } from './choose-build';

const VALUE = /^[A-Za-z0-9_-]{22}$/;
const THIRTY_DAYS_S = 30 * 24 * 60 * 60;

const cookieOf = (secure: boolean): HostCookie => new HostCookie('vid', secure, VALUE);

/**
 * Reads the random ID that keeps a browser on the same builds; it has no other use. Returns null without a valid
 * cookie of ours.
 * @param secure whether cookies are sent only over HTTPS
 */
function readVisitorId(cookies: string | undefined, secure: boolean): string | null {
  return cookieOf(secure).read(cookies);
}

/** Returns a new visitor ID of 128 random bits. */
const newVisitorId = (): string => randomBytes(16).toString('base64url');

export function visitorCookie(id: string, secure: boolean): string {
  return cookieOf(secure).set(id, THIRTY_DAYS_S);
}

/** The builds and cookies for one page load. */
export interface Visit {
  view: RegistryView;
  /** The ID to set as a cookie; null when the browser has one or needs none. */
  newVisitorId: string | null;
  /** Versions that this page previews; null when it does not. */
  preview: PreviewChoice | null;
  /** The versions that the address just selected, to store for the browser session. */
  chosen: PreviewChoice | null;
  /** Previews that the address requested and that do not exist. */
  missing: string[];
}

export interface VisitParts {
  registry: RegistryStore;
  /** Null when previews are not allowed. */
  previews: PreviewBuilds | null;
  /** Whether cookies are sent only over HTTPS. */
  secure: boolean;
}

const PARAMETER = 'override';
const NO_PREVIEW = { builds: undefined, chosen: null, missing: [] };

/** Decides which builds a visitor gets. Without previews and canaries, everyone gets the same object. */
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
  // An address that requests missing builds gets an error; a preview session continues with the builds that still
  // exist.
  if (wanted === null) return { builds: some, chosen: null, missing: [] };
  return { builds: some, chosen: missing.length === 0 ? choice : null, missing };
}

function versionsOf({ shell, remotes }: Override): PreviewChoice {
  const all = Object.entries({ ...remotes, ...(shell ? { [SHELL_KEY]: shell } : {}) });
  return Object.fromEntries(all.map(([slice, { version }]) => [slice, version]));
}
