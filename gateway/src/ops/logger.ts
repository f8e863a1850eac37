import { logLines } from '@waymark/edge-kit';
import { pino, type Logger as PinoLogger } from 'pino';

export type Logger = PinoLogger;

/**
 * Creates a logger that writes JSON lines to stdout. Never log an IP address, a cookie or a query string: they can
 * identify a person.
 */
export function createLogger(level: string): Logger {
  return pino({ level, base: { service: 'gateway' }, messageKey: 'msg' }, logLines());
}
