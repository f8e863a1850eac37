import { StrictMode, useEffect, type ComponentProps, type ReactElement, type ReactNode } from 'react';
import { StyleSheetManager } from 'styled-components';
import { GlobalStyle } from '@waymark/ui';

export type RootStyles = Omit<ComponentProps<typeof StyleSheetManager>, 'children'>;

interface RootProps {
  styles: RootStyles;
  /** Called once the page stands: effects run only when nothing threw while it was drawn. */
  onStarted?: () => void;
  /** The app in its router. */
  children?: ReactNode;
}

/** The same tree for browser and server: React numbers ids by the place of a component in it. */
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
