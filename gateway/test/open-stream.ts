import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { until } from '@waymark/testing';

export interface OpenedStream {
  answer: IncomingMessage;
  /** All that came. */
  text: () => string;
  /** Names of the received events, in order. */
  events: () => string[];
  /** Waits for the first event or for the refusal, and resolves to the elapsed milliseconds. */
  begun(): Promise<number>;
  /** Waits for an event and resolves to the elapsed milliseconds. */
  heard(event: string, times?: number): Promise<number>;
  /** Waits for the end of the stream and resolves to the elapsed milliseconds. */
  over(): Promise<number>;
  close(): void;
}

/** Opens a stream as a browser's tab does, but without reconnecting. */
export async function openStream(
  origin: string,
  cookie: string,
  headers: Record<string, string> = {},
  query = '',
): Promise<OpenedStream> {
  const asked = request(`${origin}/api/notifications/stream${query}`, {
    headers: { cookie, accept: 'text/event-stream', ...headers },
    agent: false,
  }).end();
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  let text = '';
  let isOver = false;
  answer.setEncoding('utf8');
  answer.on('data', (chunk: string) => (text += chunk));
  answer.on('close', () => (isOver = true));
  answer.on('error', () => undefined);
  const events = () => [...text.matchAll(/^event: (\S+)$/gm)].map(([, name = '']) => name);
  const waited = async (what: string, isThere: () => boolean) => {
    const began = performance.now();
    await until(what, 20_000, () => Promise.resolve(isThere() || null));
    return performance.now() - began;
  };
  return {
    answer,
    text: () => text,
    events,
    begun: () => waited('the first event', () => isOver || events().length > 0),
    heard: (event, times = 1) =>
      waited(`event ${event}`, () => events().filter((name) => name === event).length >= times),
    over: () => waited('the end of the stream', () => isOver),
    close: () => void asked.destroy(),
  };
}
