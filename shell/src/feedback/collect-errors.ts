import { errorLog, isTellingWarning } from './error-log';

/**
 * Records console errors and unhandled rejections, only for the feedback form: nothing leaves the browser unless a
 * person sends it, and raw errors are never displayed. The console itself still works as usual.
 */
export function collectErrors(): void {
  listen('error', () => true);
  listen('warn', isTellingWarning);
  window.addEventListener('unhandledrejection', ({ reason }) => errorLog.add(asText([reason])));
  window.addEventListener('error', ({ message }) => errorLog.add(message));
}

function listen(method: 'error' | 'warn', counts: (message: string) => boolean): void {
  const say = console[method].bind(console);
  console[method] = (...words: unknown[]) => {
    const message = asText(words);
    if (counts(message)) errorLog.add(message);
    say(...words);
  };
}

function asText(words: readonly unknown[]): string {
  return words.map((word) => (word instanceof Error ? word.message : String(word))).join(' ');
}
