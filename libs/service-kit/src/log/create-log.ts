import { pino } from 'pino';
import { requestContext } from '../context/request-context';
import { traceIdOf } from '../context/trace-id-of';
import type { Log } from './log';

export function createLog(service: string, level: string): Log {
  return pino({
    level,
    base: { service },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    mixin: () => {
      const context = requestContext.getStore();
      return context ? { correlationId: context.correlationId, traceId: traceIdOf(context) } : {};
    },
  });
}
