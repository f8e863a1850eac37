import type { LoggerService } from '@nestjs/common';
import type { Log } from './create-log';

/** Nest's own messages in the same JSON form. Its boot chatter goes to debug. */
export class NestLog implements LoggerService {
  constructor(private readonly sink: Log) {}

  log(message: unknown): void {
    this.sink.debug(text(message));
  }

  error(message: unknown, ...rest: unknown[]): void {
    this.sink.error({ detail: rest.filter((part) => part !== undefined).map(text) }, text(message));
  }

  warn(message: unknown): void {
    this.sink.warn(text(message));
  }

  debug(message: unknown): void {
    this.sink.debug(text(message));
  }

  verbose(message: unknown): void {
    this.sink.trace(text(message));
  }
}

function text(message: unknown): string {
  if (typeof message === 'string') return message;
  return message instanceof Error ? (message.stack ?? message.message) : JSON.stringify(message);
}
