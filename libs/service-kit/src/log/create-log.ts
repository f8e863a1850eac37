import { logLines } from '@waymark/edge-kit';
import { pino, type Logger, type LoggerOptions } from 'pino';
import { requestContext, traceIdOf } from '../context/request-context';

/** Writes JSON lines with the correlation ID to stdout; never bodies, query strings, cookies or identity headers. */
export type Log = Logger;

export const LOG = Symbol('LOG');

export function createLog(service: string, level: string): Log {
  const options: LoggerOptions = {
    level,
    base: { service },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    mixin: () => {
      const context = requestContext.getStore();
      return context ? { correlationId: context.correlationId, traceId: traceIdOf(context) } : {};
    },
  };
  return pino(options, logLines());
}
