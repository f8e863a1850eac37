import { useEffect, useState } from 'react';

/** Whether the connection came back since `waiting` began. */
export function useBackOnline(waiting: boolean): boolean {
  const [isBack, setIsBack] = useState(false);
  useEffect(() => {
    if (!waiting) return;
    const back = () => setIsBack(true);
    window.addEventListener('online', back);
    return () => {
      window.removeEventListener('online', back);
      setIsBack(false);
    };
  }, [waiting]);
  return isBack;
}
