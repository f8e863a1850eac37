import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { WarningIcon } from '../icons/warning-icon';
import { radius, space } from '../theme/tokens';
import { toneStyles, type Tone } from './tone';

const Base = styled.div<{ $tone: Tone }>`
  ${toneStyles}
  display: flex;
  align-items: center;
  gap: ${space[3]};
  padding: ${space[3]} ${space[4]};
  border-radius: ${radius};
  box-shadow: var(--shadow-float);
`;

export interface ConnectionBannerProps extends ComponentProps<'div'> {
  /** With `online`, only the empty live region is rendered. */
  state: 'online' | 'unstable' | 'offline';
  /** A button to retry. */
  action?: ReactNode;
}

/** Shows that the connection is weak or lost. The live region stays in the page so that changes are announced. */
export function ConnectionBanner({ state, action, children, ...rest }: ConnectionBannerProps) {
  const words =
    state === 'offline'
      ? 'You are offline. This page may be out of date.'
      : 'Your connection is unstable. Saving may take longer.';
  return (
    <div role="status" {...rest}>
      {state !== 'online' && (
        <Base $tone={state === 'offline' ? 'bad' : 'warn'}>
          <WarningIcon size="1.5em" />
          <span>{children ?? words}</span>
          {action}
        </Base>
      )}
    </div>
  );
}
