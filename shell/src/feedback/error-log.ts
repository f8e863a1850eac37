import { keepError } from './keep-error';

let kept: readonly string[] = [];

/** What went wrong on this page since it was loaded or last told to us. */
export const errorLog = {
  add: (message: string): void => void (kept = keepError(kept, message)),
  read: (): readonly string[] => kept,
  clear: (): void => void (kept = []),
};
