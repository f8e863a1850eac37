import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { styled } from 'styled-components';
import { Button } from '../actions/button';
import { CloseIcon } from '../icons/close-icon';
import { radius, space } from '../theme/tokens';

/** Above everything else that floats over a page. */
const Backdrop = styled(ModalOverlay)`
  position: fixed;
  inset: 0;
  z-index: 200;
  display: grid;
  place-items: center;
  background: rgb(0 0 0 / 60%);
`;

const Frame = styled(AriaDialog)<{ $width: string }>`
  width: min(${({ $width }) => $width}, calc(100vw - 2rem));
  max-height: calc(100dvh - 2rem);
  overflow: auto;
  padding: ${space[6]};
  border: 1px solid var(--color-border);
  border-radius: ${radius};
  background: var(--color-surface);
  color: var(--color-text);
  box-shadow: var(--shadow-float);
`;

const Header = styled.div`
  display: flex;
  gap: ${space[4]};
  align-items: flex-start;
  justify-content: space-between;
  margin-bottom: ${space[4]};
`;

export interface DialogProps {
  open: boolean;
  /** Called for Escape and the Close button; set `open` to false in it. */
  onClose: () => void;
  /** The heading, which names the dialog. */
  title: ReactNode;
  /** Maximum width. Default: 34rem. */
  width?: string;
  /** Allows opening while another remote's dialog is open, which this copy of react-aria does not know. */
  overOthers?: boolean;
  children: ReactNode;
}

/** Modal dialog: the focus stays inside, the page behind is unreachable, and the focus returns on close. */
export function Dialog({ open, onClose, title, width = '34rem', overOthers = false, children }: DialogProps) {
  const id = useId();
  return (
    <Backdrop
      isOpen={open}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      data-react-aria-top-layer={overOthers || undefined}
    >
      <Modal>
        <Frame $width={width} aria-labelledby={id}>
          <Header>
            <Title id={id}>{title}</Title>
            <Button icon={<CloseIcon />} onClick={onClose}>
              Close
            </Button>
          </Header>
          {children}
        </Frame>
      </Modal>
    </Backdrop>
  );
}

/** Takes the focus, so that screen readers first read the title of the dialog or of its next step. */
function Title({ id, children }: { id: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [children]);
  return (
    <h2 id={id} ref={heading} tabIndex={-1}>
      {children}
    </h2>
  );
}
