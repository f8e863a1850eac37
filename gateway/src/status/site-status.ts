import type { ServiceManifest } from '@waymark/contracts-core';
import { probe } from '../forward/fetch-json';
import type { ServiceUpstreams } from '../forward/service-upstreams';
import { type ReadyAnswer, serviceStatus } from './service-status';
import type { StatusPart, StatusReport, StatusState } from './service-status';

export interface SiteStatusParts {
  manifests: () => readonly ServiceManifest[];
  upstreams: { bySlice(slice: string): ServiceUpstreams | undefined };
  /** Slices that an operator has switched off. */
  switchedOff: () => readonly string[];
  /** Whether the gateway has pages to serve. */
  hasPages: () => boolean;
}

const SWITCHED_OFF = 'We have switched its pages off and are working on them. Nothing that you saved is lost.';
const TIMEOUT_MS = 1_000;
/** Milliseconds between queries to services, however many people open the status page. */
const REMEMBER_MS = 2_000;

/** Queries every service for its state. */
export class SiteStatus {
  private last: { at: number; report: Promise<StatusReport> } | null = null;

  constructor(
    private readonly parts: SiteStatusParts,
    private readonly now: () => number = Date.now,
  ) {}

  read(): Promise<StatusReport> {
    if (!this.last || this.now() - this.last.at >= REMEMBER_MS)
      this.last = { at: this.now(), report: this.ask(this.now()) };
    return this.last.report;
  }

  private async ask(at: number): Promise<StatusReport> {
    const services = await Promise.all(this.parts.manifests().map((manifest) => this.askService(manifest)));
    const parts = [this.pages(), ...services.sort((one, other) => one.title.localeCompare(other.title, 'en'))];
    return { state: overall(parts), checkedAt: new Date(at).toISOString(), parts };
  }

  private pages(): StatusPart {
    const part = { name: 'pages', title: 'Pages of the site' };
    return this.parts.hasPages()
      ? { ...part, state: 'working' }
      : { ...part, state: 'not-answering', notice: 'The site is starting.' };
  }

  private async askService(manifest: ServiceManifest): Promise<StatusPart> {
    const members = this.parts.upstreams.bySlice(manifest.name)?.members ?? [];
    const part = serviceStatus(
      manifest,
      await Promise.all(
        members.map((member) => probe(member, '/health/ready', TIMEOUT_MS).catch((): ReadyAnswer => null)),
      ),
    );
    const isOff = part.state !== 'not-answering' && this.parts.switchedOff().includes(manifest.name);
    return isOff ? { ...part, state: 'switched-off', notice: SWITCHED_OFF } : part;
  }
}

function overall(parts: readonly StatusPart[]): StatusState {
  if (parts.every(({ state }) => state === 'working')) return 'working';
  const [pages, ...services] = parts;
  const nothingWorks = pages?.state !== 'working' || services.every(({ state }) => state === 'not-answering');
  return nothingWorks ? 'not-answering' : 'limited';
}
