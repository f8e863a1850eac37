import { countDroppedLines } from '@waymark/edge-kit';
import { collectDefaultMetrics, Counter, Histogram, Registry, Gauge } from 'prom-client';
import type { Shed } from '../forward/in-flight-limit';
import type { Rendering } from '../page/rendered-pages';
import type { ServiceUpstreams } from '../forward/service-upstreams';

interface GaugesOf {
  /** Returns the revision of the registry's bucket. */
  revision: () => number;
  natsUp: () => boolean;
  services: () => readonly ServiceUpstreams[];
}

/** Adds values that are read only when /metrics is requested. */
export function addGauges(registry: Registry, { revision, natsUp, services }: GaugesOf): void {
  const registers = [registry];
  new Gauge({
    name: 'gateway_registry_revision',
    help: 'Registry revision that this gateway serves; gateways that are in step show the same',
    registers,
    collect() {
      this.set(revision());
    },
  });
  new Gauge({
    name: 'gateway_broker_connected',
    help: '1 while NATS is connected',
    registers,
    collect() {
      this.set(natsUp() ? 1 : 0);
    },
  });
  new Gauge({
    name: 'gateway_upstreams',
    help: 'Processes of a service by state; `closed` ones get requests',
    labelNames: ['slice', 'breaker'],
    registers,
    collect() {
      this.reset();
      for (const { slice, members } of services()) {
        const open = members.filter(({ breaker }) => breaker.isOpen).length;
        this.set({ slice, breaker: 'open' }, open);
        this.set({ slice, breaker: 'closed' }, members.length - open);
      }
    },
  });
}

/** Metrics of the gateway in Prometheus format. Labels are few and fixed: never a path or a person. */
export class Metrics {
  readonly registry = new Registry();

  private readonly requests = new Counter({
    name: 'gateway_requests_total',
    help: 'Requests answered',
    labelNames: ['kind', 'status'] as const,
    registers: [this.registry],
  });
  private readonly seconds = new Histogram({
    name: 'gateway_request_seconds',
    help: 'Time from arrival to the end of the response',
    labelNames: ['kind'] as const,
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 3, 8, 30],
    registers: [this.registry],
  });

  private readonly refusedEntries = new Counter({
    name: 'gateway_registry_refused_total',
    help: 'Registry entries that were rejected',
    labelNames: ['reason'] as const,
    registers: [this.registry],
  });

  private readonly sharedReads = new Counter({
    name: 'gateway_shared_reads_total',
    help: 'Reads by visitors served without an upstream request of their own: joined to another, or from an earlier response',
    labelNames: ['how'] as const,
    registers: [this.registry],
  });

  private readonly renderedPages = new Counter({
    name: 'gateway_rendered_pages_total',
    help: 'Visitor pages requested from the renderer; browsers drew the `late` and `failed` ones',
    labelNames: ['how'] as const,
    registers: [this.registry],
  });

  private readonly refusedForRoom = new Counter({
    name: 'gateway_turned_away_total',
    help: 'Requests refused because too many were in flight; `first` are those dropped before others',
    labelNames: ['shed'] as const,
    registers: [this.registry],
  });

  /** Metrics cached by kind and status class: looking one up by its labels costs more than recording it. */
  private readonly measures = new Map<string, { count: Counter.Internal; time: Histogram.Internal<'kind'> }>();

  constructor() {
    collectDefaultMetrics({ register: this.registry });
    countDroppedLines(this.registry);
  }

  registryRefused(reason: string): void {
    this.refusedEntries.inc({ reason });
  }

  shared(how: 'joined' | 'stale'): void {
    this.sharedReads.inc({ how });
  }

  rendered(how: Rendering): void {
    this.renderedPages.inc({ how });
  }

  turnedAway(shed: Shed): void {
    this.refusedForRoom.inc({ shed });
  }

  answered(kind: string, status: number, milliseconds: number): void {
    const classOf = Math.floor(status / 100);
    const key = `${kind} ${classOf}`;
    let measures = this.measures.get(key);
    if (!measures) {
      measures = { count: this.requests.labels(kind, `${classOf}xx`), time: this.seconds.labels(kind) };
      this.measures.set(key, measures);
    }
    measures.count.inc();
    measures.time.observe(milliseconds / 1_000);
  }
}
