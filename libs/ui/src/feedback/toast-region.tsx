import { useId } from 'react';
import { styled } from 'styled-components';
import { CheckIcon } from '../icons/check-icon';
import { CloseIcon } from '../icons/close-icon';
import { InfoIcon } from '../icons/info-icon';
import { WarningIcon } from '../icons/warning-icon';
import { Button } from '../actions/button';
import { radius, space, wide } from '../theme/tokens';

export interface ToastView {
  id: string;
  title: string;
  description?: string;
  /** Default: `default`. */
  variant?: 'default' | 'success' | 'destructive';
}

const Region = styled.section`
  position: fixed;
  /* On phones over the header, where two lines cover neither the heading nor a form. */
  inset: 0 ${space[4]} auto auto;
  z-index: 90;
  width: min(26rem, calc(100vw - 2rem));

  ${wide} {
    /* Leaves the corner to the feedback button. */
    inset-block: auto 5.5rem;
  }

  @media print {
    display: none;
  }
`;

const Lane = styled.div`
  display: grid;
  gap: ${space[3]};
  &:not(:empty) {
    margin-top: ${space[1]};
  }
`;

const inks = { default: 'info', success: 'good', destructive: 'bad' } as const;
const icons = { default: InfoIcon, success: CheckIcon, destructive: WarningIcon } as const;

const Toast = styled.div<{ $ink: string }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${space[3]};
  align-items: start;
  padding: ${space[1]} ${space[3]};
  border: 1px solid ${({ $ink }) => `var(--color-${$ink})`};
  border-inline-start-width: 0.375rem;
  border-radius: ${radius};
  background: var(--color-surface);
  box-shadow: var(--shadow-float);
  hyphens: auto;

  ${wide} {
    padding: ${space[4]};
  }
  & > svg {
    color: ${({ $ink }) => `var(--color-${$ink})`};

    @media (forced-colors: active) {
      color: CanvasText;
    }
  }
`;

export interface ToastRegionProps {
  toasts: readonly ToastView[];
  onDismiss: (id: string) => void;
}

/** Rendered once by the shell, even when empty. Toasts never take focus; the caller announces them. */
export function ToastRegion({ toasts, onDismiss }: ToastRegionProps) {
  const id = useId();
  return (
    <Region aria-label="Notifications" aria-describedby={id} tabIndex={-1}>
      <Lane id={id}>
        {toasts.map(({ id: key, title, description, variant = 'default' }) => {
          const Icon = icons[variant];
          return (
            <Toast key={key} $ink={inks[variant]}>
              <Icon size="1.5em" />
              <div>
                <strong>{title}</strong>
                {description !== undefined && <p>{description}</p>}
              </div>
              <Button
                variant="quiet"
                icon={<CloseIcon />}
                onClick={() => onDismiss(key)}
                aria-label={`Dismiss: ${title}`}
                style={{ padding: 0 }}
              />
            </Toast>
          );
        })}
      </Lane>
    </Region>
  );
}
