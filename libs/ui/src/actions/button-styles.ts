import { css } from 'styled-components';
import { radius, space, target } from '../theme/tokens';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

/** Fills a button in forced colours, which otherwise leave every button alike. */
const forcedFill = (fill: string, text: string) => css`
  @media (forced-colors: active) {
    forced-color-adjust: none;
    border-color: ${fill};
    background: ${fill};
    &,
    &:hover,
    svg {
      color: ${text};
    }
  }
`;

const colours: Record<ButtonVariant, ReturnType<typeof css>> = {
  primary: css`
    border-color: var(--color-accent);
    background: var(--color-accent);
    color: var(--color-on-accent);
    &:hover {
      border-color: var(--color-accent-strong);
      background: var(--color-accent-strong);
      color: var(--color-on-accent);
    }
    &:not([aria-disabled='true']) {
      ${forcedFill('ButtonText', 'ButtonFace')}
    }
  `,
  secondary: css`
    border-color: var(--color-accent);
    background: var(--color-surface);
    color: var(--color-accent-strong);
    &:hover {
      background: var(--color-accent-soft);
      color: var(--color-accent-strong);
    }
  `,
  quiet: css`
    background: transparent;
    color: var(--color-accent);
    text-decoration: underline;
    text-underline-offset: 0.18em;
    padding-inline: ${space[3]};
    text-align: start;
    /* Without a border, its words align with other text. Forced colours give it a border. */
    @media (forced-colors: none) {
      &:first-child {
        margin-inline-start: calc(-1 * ${space[3]} - 2px);
      }
    }
    &:hover {
      background: var(--color-accent-soft);
      color: var(--color-accent);
    }
  `,
  danger: css`
    border-color: var(--color-bad);
    background: var(--color-surface);
    color: var(--color-bad);
    &:hover {
      background: var(--color-bad-soft);
      color: var(--color-bad);
    }
  `,
};

/** Styles shared by Button and LinkButton. */
export const buttonStyles = css<{ $variant: ButtonVariant; $wide: boolean }>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space[2]};
  min-width: ${target};
  min-height: ${target};
  width: ${({ $wide }) => ($wide ? '100%' : 'fit-content')};
  max-width: 100%;
  padding: ${space[2]} ${space[5]};
  border: 2px solid transparent;
  border-radius: ${radius};
  font-weight: 650;
  line-height: 1.3;
  text-align: center;
  text-decoration: none;
  cursor: pointer;

  ${({ $variant }) => colours[$variant]}

  &[aria-disabled='true'] {
    border-color: var(--color-border);
    border-style: dashed;
    background: var(--color-sunken);
    color: var(--color-text-soft);
    cursor: not-allowed;
  }

  &[aria-pressed='true'] {
    border-color: var(--color-accent);
    background: var(--color-accent-soft);
    color: var(--color-accent);

    ${forcedFill('SelectedItem', 'SelectedItemText')}
  }
`;
