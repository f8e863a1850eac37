import { useEffect, useState, type ReactElement } from 'react';
import { Container } from '@waymark/ui';

// Before the first try of a remote is given up (5 s), so that nobody looks at an empty page for longer.
const SLOW_AFTER_MS = 4000;

/** Says, once it is true, that a part of the page takes long; retries go on meanwhile. */
export function SlowLoadNotice(): ReactElement {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Container role="status">
      {slow && <p>This is taking longer than usual. We are still trying. The rest of the site works.</p>}
    </Container>
  );
}
