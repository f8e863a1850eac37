import { logLines } from '@waymark/edge-kit';
import { pino, type Logger as PinoLogger } from 'pino';

export type Logger = PinoLogger;

/** JSON lines on stdout. Never an address, a cookie or a query: they can name a person. */
export function createLogger(level: string): Logger {
  return pino({ level, base: { service: 'gateway' }, messageKey: 'msg' }, logLines());
}
