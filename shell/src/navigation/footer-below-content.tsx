import type { ReactElement, RefObject } from 'react';
import type { PageBoot } from '@waymark/contracts-core';
import { FeedbackRoom } from '../feedback/feedback-room';
import { Footer } from './footer';
import { useContentStands } from './use-content-stands';

interface FooterBelowContentProps {
  boot: PageBoot;
  main: RefObject<HTMLElement | null>;
}

/** The footer waits for the content above it: shown before, it would be pushed away under somebody's finger. */
export function FooterBelowContent({ boot, main }: FooterBelowContentProps): ReactElement | null {
  if (!useContentStands(main)) return null;
  return (
    <>
      <Footer boot={boot} />
      <FeedbackRoom />
    </>
  );
}
