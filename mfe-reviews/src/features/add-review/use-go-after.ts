import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

/** Goes to `path` after `delayMs`; not when the person left the page meanwhile, nor while `path` is null. */
export function useGoAfter(path: string | null, delayMs: number): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (path === null) return;
    const timer = setTimeout(() => void navigate(path), delayMs);
    return () => clearTimeout(timer);
  }, [path, delayMs, navigate]);
}
