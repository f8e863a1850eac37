import type { LoadFault } from '@waymark/contracts-core';
import { RemoteLoadError } from '@waymark/mfe-kit';

const URL_IN_TEXT = /https?:\/\/[^\s")]+\.js[^\s")]*/;

/** What went wrong, in one of five words: nothing else of an error leaves the browser. */
export function faultOf(error: unknown): LoadFault {
  if (error instanceof RemoteLoadError) {
    if (error.kind === 'wrong-export') return 'wrong-export';
    if (error.cause !== undefined) return faultOf(error.cause);
  }
  const text = String(error);
  if (/timed out|\(timeout:/i.test(text)) return 'timeout';
  if (/ScriptNetworkError|\(error:/.test(text))
    return hasArrived(URL_IN_TEXT.exec(text)?.[0]) ? 'integrity' : 'network';
  return 'threw';
}

/** A file that came with 200 and was refused all the same is not the one that was published. */
function hasArrived(url: string | undefined): boolean {
  const entries = url ? (performance.getEntriesByName(url) as PerformanceResourceTiming[]) : [];
  return entries.some(({ responseStatus }) => responseStatus === 200);
}
