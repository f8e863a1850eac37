import type { ComponentProps, ComponentType, ReactNode } from 'react';
import { styled } from 'styled-components';
import { CheckIcon } from '../icons/check-icon';
import type { IconProps } from '../icons/icon';
import { InfoIcon } from '../icons/info-icon';
import { WarningIcon } from '../icons/warning-icon';
import { fontSize, radius, space } from '../theme/tokens';
import { toneStyles, type Tone } from './tone';

const Base = styled.div<{ $tone: Tone }>`
  ${toneStyles}
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  padding: ${space[4]};
  border-inline-start-width: 0.375rem;
  border-radius: ${radius};

  strong {
    display: block;
    font-size: ${fontSize.medium};
    line-height: 1.3;
  }
`;

/** Beside the icon if a few words fit, else below it: at four times the font size a word needs the full width. */
const Body = styled.div`
  display: grid;
  flex: 1 1 9rem;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[2]};
  min-width: 0;
  color: var(--color-text);
`;

type AlertTone = 'good' | 'bad' | 'warn' | 'info';
const icons: Record<AlertTone, ComponentType<IconProps>> = {
  good: CheckIcon,
  bad: WarningIcon,
  warn: WarningIcon,
  info: InfoIcon,
};

export interface AlertProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Default info. */
  tone?: AlertTone;
  /** First line, bold. */
  title?: ReactNode;
}

/**
 * A message in the page. Not announced by default; pass `role="alert"` (problem) or `role="status"` (news) if it
 * appears later.
 */
export function Alert({ tone = 'info', title, children, ...rest }: AlertProps) {
  const Icon = icons[tone];
  return (
    <Base $tone={tone} {...rest}>
      <Icon size="1.5em" />
      <Body>
        {title !== undefined && <strong>{title}</strong>}
        {children !== undefined && <div>{children}</div>}
      </Body>
    </Base>
  );
}
