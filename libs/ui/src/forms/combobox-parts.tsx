import { styled } from 'styled-components';
import { radius, space, target } from '../theme/tokens';
import { controlStyles } from './control-styles';

export const Anchor = styled.div`
  position: relative;
`;

export const Input = styled.input`
  ${controlStyles}
  min-height: 3rem;
`;

const floating = `
  position: absolute;
  inset-inline: 0;
  top: calc(100% + ${space[2]});
  z-index: 50;
  margin: 0;
  border: 2px solid var(--color-border);
  border-radius: ${radius};
  background: var(--color-surface);
  box-shadow: var(--shadow-float);
`;

export const Popup = styled.ul`
  ${floating}
  max-height: 20rem;
  padding: ${space[1]};
  overflow-y: auto;
  overscroll-behavior: contain;
  list-style: none;

  &[hidden] {
    display: none;
  }
`;

export const OptionRow = styled.li<{ $active: boolean }>`
  max-width: none;
  min-height: ${target};
  padding: ${space[2]} ${space[3]};
  cursor: pointer;

  & + & {
    border-top: 1px solid var(--color-line);
  }

  ${({ $active }) =>
    $active &&
    `
    border-radius: ${radius};
    background: var(--color-accent-soft);
    outline: 3px solid var(--color-accent);
    outline-offset: -3px;
  `}
`;

export const Waiting = styled.div`
  ${floating}
  display: flex;
  gap: ${space[3]};
  align-items: center;
  min-height: ${target};
  padding: ${space[3]} ${space[4]};
`;

export const Below = styled.div`
  padding: ${space[4]};
  border: 1px dashed var(--color-border);
  border-radius: ${radius};
  background: var(--color-surface);
`;
