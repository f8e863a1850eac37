import type { LoadFault } from '@waymark/contracts-core';
import { RemoteLoadError } from '@waymark/mfe-kit';

const URL_IN_TEXT = /https?:\/\/[^\s")]+\.js[^\s")]*/;

/** Classifies an error as one of five words; nothing else about it leaves the browser. */
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

/** A file that loaded with 200 but was rejected is not the published one. */
function hasArrived(url: string | undefined): boolean {
  const entries = url ? (performance.getEntriesByName(url) as PerformanceResourceTiming[]) : [];
  return entries.some(({ responseStatus }) => responseStatus === 200);
}
