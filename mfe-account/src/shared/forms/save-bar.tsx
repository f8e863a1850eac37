import { ArrowIcon, Button, InfoIcon, Inline, space } from '@waymark/ui';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { createGlobalStyle, styled } from 'styled-components';
import { SAVING_WORDS } from '../../messages/en/saving';

/** Scrolls a focused field above the bar that would cover it. */
const RoomAboveBar = createGlobalStyle`
  html {
    scroll-padding-block-end: 8rem;
  }
`;

const Bar = styled.div<{ $isStuck: boolean }>`
  padding-block: ${space[3]};

  /* On a low screen, or with very large letters, it would cover what is filled in. */
  @media (min-height: 30rem) {
    position: ${({ $isStuck }) => ($isStuck ? 'sticky' : 'static')};
    inset-block-end: 0;
    z-index: 1;
    border-block-start: 1px solid ${({ $isStuck }) => ($isStuck ? 'var(--color-line)' : 'transparent')};
    background: var(--color-page);
  }
`;

interface SaveBarProps {
  /** True while there are unsaved changes; the bar then stays visible. */
  hasChanges: boolean;
  /** True just after saving; the bar then offers the way back. */
  isSaved: boolean;
  /** Link shown instead of the way back on the first page of a visit. */
  onward?: ReactNode;
  /** The button that saves. */
  children: ReactNode;
}

/** The end of a long form: a save button that stays visible, and the next step. */
export function SaveBar({ hasChanges, isSaved, onward, children }: SaveBarProps) {
  const navigate = useNavigate();
  // On the first page of a visit there is no page to go back to.
  const canGoBack = useLocation().key !== 'default';
  const isOver = isSaved && !hasChanges;
  const isStuck = hasChanges || (isOver && (canGoBack || Boolean(onward)));
  return (
    <Bar $isStuck={isStuck}>
      {isStuck && <RoomAboveBar />}
      <Inline $gap={4}>
        {children}
        {hasChanges && (
          <Inline $gap={2}>
            <InfoIcon /> <span>{SAVING_WORDS.unsaved}</span>
          </Inline>
        )}
        {isOver && !canGoBack && onward}
        {isOver && canGoBack && (
          <Button icon={<ArrowIcon style={{ rotate: '180deg' }} />} onClick={() => void navigate(-1)}>
            {SAVING_WORDS.back}
          </Button>
        )}
      </Inline>
    </Bar>
  );
}
