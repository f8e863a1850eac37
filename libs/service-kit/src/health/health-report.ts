export interface HealthReport {
  readonly status: 'ok' | 'degraded' | 'down';
  readonly parts: Record<string, 'up' | 'down'>;
}
