import { useEffect, useId, useRef, type ComponentProps, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../actions/button';
import { CloseIcon } from '../icons/close-icon';
import { radius, space } from '../tokens/tokens';

const Frame = styled.dialog<{ $width: string }>`
  width: min(${({ $width }) => $width}, calc(100vw - 2rem));
  max-width: none;
  max-height: calc(100dvh - 2rem);
  padding: ${space[6]};
  border: 1px solid var(--color-border);
  border-radius: ${radius};
  background: var(--color-surface);
  color: var(--color-text);
  box-shadow: var(--shadow-float);

  &::backdrop {
    background: rgb(0 0 0 / 60%);
  }
`;

const Header = styled.div`
  display: flex;
  gap: ${space[4]};
  align-items: flex-start;
  justify-content: space-between;
  margin-bottom: ${space[4]};
`;

export interface DialogProps extends Omit<ComponentProps<'dialog'>, 'open' | 'title' | 'onClose'> {
  open: boolean;
  /** Called for Escape and the Close button; set `open` to false in it. */
  onClose: () => void;
  /** Heading; it names the dialog. */
  title: ReactNode;
  /** Widest it gets. Default 34rem. */
  width?: string;
}

/** Native modal dialog: the browser keeps focus inside, makes the page inert and gives focus back when it closes. */
export function Dialog({ open, onClose, title, width = '34rem', children, ...rest }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  useEffect(() => {
    const element = dialog.current;
    if (open && element && !element.open) element.showModal();
    return () => {
      if (open) element?.close();
    };
  }, [open]);
  // What opened, or which step came in its place, is said first; by itself the browser would go to Close.
  useEffect(() => {
    if (open) heading.current?.focus();
  }, [open, title]);
  return (
    <Frame
      ref={dialog}
      $width={width}
      aria-labelledby={id}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      {...rest}
    >
      {open && (
        <>
          <Header>
            <h2 id={id} ref={heading} tabIndex={-1}>
              {title}
            </h2>
            <Button icon={<CloseIcon />} onClick={onClose}>
              Close
            </Button>
          </Header>
          {children}
        </>
      )}
    </Frame>
  );
}
