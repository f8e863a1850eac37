import { useEffect, useState, type ReactNode } from 'react';
import { VisuallyHidden } from '../layout/visually-hidden';

const LATE_MS = 1_000;

/** Announced after it has been shown for a second: shorter states are not worth an interruption. */
export function LateStatus({ children }: { children: ReactNode }) {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), LATE_MS);
    return () => clearTimeout(timer);
  }, []);
  return <VisuallyHidden role="status">{isLate && children}</VisuallyHidden>;
}
