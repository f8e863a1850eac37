import { useEffect, useState, type ReactNode } from 'react';
import { LateStatus } from './late-status';

export interface CountTextProps {
  /** Replaces the count while other rows load, e.g. "Loading reviews..."; announced after a second. */
  waiting?: string | false;
  children: ReactNode;
}

/** The count of a list. Screen readers announce changes, but not the initial value. */
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
