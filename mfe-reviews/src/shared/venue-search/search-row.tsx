import { radii, space, wide } from '@waymark/ui';
import { css, styled } from 'styled-components';

const inner = `calc(${radii.card} - 2px)`;

/** One frame around both fields and the button: each field is a cell with its label inside. */
const joinedStyles = css<{ $joined?: 'large' | 'compact' | undefined }>`
  border: 2px solid var(--color-accent);
  border-radius: ${radii.card};
  background: var(--color-surface);

  & > div {
    gap: 0;
    padding: ${space[2]} ${space[4]} ${space[1]};
  }
  & > div + div {
    border-block-start: 1px solid var(--color-line);
  }
  & > div label {
    color: var(--color-text-soft);
    line-height: 1.3;
  }
  & input {
    min-height: 2.75rem;
    padding-inline: ${space[1]};
    margin-inline: -${space[1]};
    border-color: transparent;
    background: transparent;
  }
  /* The label is close above: a ring around the box would cover it. */
  & input:focus-visible {
    outline-offset: -3px;
    box-shadow: none;
  }
  & > button {
    width: 100%;
    min-height: 3.25rem;
    border-radius: 0 0 ${inner} ${inner};
  }

  /* It waits for words and says so when pressed; a dashed one would be all that is seen of the page. */
  & > button[aria-disabled='true'] {
    border-color: transparent;
    background: var(--color-accent-soft);
    color: var(--color-accent-strong);
  }

  @media not all and (min-width: 48rem) {
    /* Suggestions open below the button, and cover neither it nor the second question. */
    position: relative;
    & div:has(> [role='listbox']) {
      position: static;
    }
    ${({ $joined }) =>
      $joined === 'compact' &&
      css`
        display: flex;
        flex-wrap: wrap;
        & > div {
          flex: 99 1 8rem;
        }
        & > div:first-child {
          flex-basis: 100%;
        }
        /* Below the second question where large text leaves no room beside it. */
        & > button {
          flex: 1 1 auto;
          width: auto;
          border-radius: 0 0 ${inner} 0;
        }
      `}
  }

  ${wide} {
    /* Wraps where large text leaves no room. */
    display: flex;
    flex-wrap: wrap;

    & > div {
      flex: 297 1 8rem;
    }
    & > div + div {
      flex: 198 1 8rem;
      border-block-start: 0;
      border-inline-start: 1px solid var(--color-line);
    }
    & > button {
      flex: 1 1 auto;
      width: auto;
      border-radius: 0 ${inner} ${inner} 0;
    }
    /* As wide as both questions: a place and its address need the room. */
    [role='listbox'] {
      inset-inline-end: auto;
      width: max(100%, 34rem);
    }
  }
`;

const apartStyles = css`
  gap: ${space[3]};

  /* The button stands level with the box. */
  ${wide} {
    grid-template-columns: minmax(0, 1fr) auto;

    & > button {
      align-self: start;
      min-height: 3rem;
      margin-top: 3.75rem;
    }
  }
`;

/** Box and button side by side, or one below the other on a narrow page. */
export const SearchRow = styled.div<{ $joined?: 'large' | 'compact' | undefined }>`
  display: grid;
  ${({ $joined }) => ($joined ? joinedStyles : apartStyles)}
`;
