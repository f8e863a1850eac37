import { useEffect, useState, type ReactNode } from 'react';
import { LateStatus } from './late-status';

export interface CountTextProps {
  /** Stands in place of the count while other rows are on their way, e.g. "Loading reviews..."; spoken after a second. */
  waiting?: string | false;
  children: ReactNode;
}

/** A count beside its list. It is read out when it changes, and not when the page comes with it. */
export function CountText({ waiting, children }: CountTextProps) {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => setIsShown(true), []);
  return (
    <>
      <p role="status" aria-live={isShown && !waiting ? 'polite' : 'off'}>
        {waiting || children}
      </p>
      {waiting && <LateStatus>{waiting}</LateStatus>}
    </>
  );
}
