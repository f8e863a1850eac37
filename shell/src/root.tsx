import { StrictMode, useEffect, type ComponentProps, type ReactElement, type ReactNode } from 'react';
import { StyleSheetManager } from 'styled-components';
import { GlobalStyle } from '@waymark/ui';

export type RootStyles = Omit<ComponentProps<typeof StyleSheetManager>, 'children'>;

interface RootProps {
  styles: RootStyles;
  /** Called once the page is rendered: effects run only if rendering did not throw. */
  onStarted?: () => void;
  /** The app, inside its router. */
  children?: ReactNode;
}

/** The same tree for browser and server, because React derives IDs from a component's position. */
export function Root({ styles, onStarted, children }: RootProps): ReactElement {
  useEffect(() => onStarted?.(), [onStarted]);
  return (
    <StrictMode>
      <StyleSheetManager {...styles}>
        <GlobalStyle />
        {children}
      </StyleSheetManager>
    </StrictMode>
  );
}
