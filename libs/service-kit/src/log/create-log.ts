import { pino } from 'pino';
import { currentCorrelationId } from '../context/correlation-id';
import type { Log } from './log';

export function createLog(service: string, level: string): Log {
  return pino({
    level,
    base: { service },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    mixin: () => {
      const correlationId = currentCorrelationId();
      return correlationId ? { correlationId } : {};
    },
  });
}
