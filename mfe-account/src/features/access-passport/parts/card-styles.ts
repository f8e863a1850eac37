import { fontSize, space, wide } from '@waymark/ui';
import { styled } from 'styled-components';

export const CardFrame = styled.section`
  overflow: hidden;
  border: 2px solid var(--color-accent);
  border-radius: 1.25rem;
  background: var(--color-surface);

  & > footer {
    padding: ${space[3]} ${space[5]};
    border-top: 1px solid var(--color-line);
    color: var(--color-text-soft);
  }

  @media print {
    border-color: currentColor;
    & > footer {
      border-color: currentColor;
    }
  }
`;

export const CardHead = styled.div`
  display: flex;
  gap: ${space[4]};
  align-items: center;
  padding: ${space[5]};
  background: var(--color-accent);
  color: var(--color-on-accent);

  @media print {
    border-bottom: 2px solid currentColor;
    background: var(--color-surface);
    color: var(--color-text);
  }
`;

export const CardBody = styled.div`
  display: grid;
  gap: ${space[6]};
  padding: ${space[5]};

  ${wide} {
    grid-template-columns: minmax(0, 1fr) 17rem;
    gap: ${space[8]};
    padding: ${space[6]};
  }
  @media print {
    grid-template-columns: minmax(0, 1fr) 6.5cm;
  }
`;

export const Words = styled.div`
  display: grid;
  gap: ${space[6]};
  align-content: start;
  min-width: 0;
`;

export const HowToTalk = styled.div`
  display: flex;
  gap: ${space[4]};
  align-items: center;
  padding: ${space[4]};
  border-radius: 0.75rem;
  background: var(--color-accent-soft);

  svg {
    color: var(--color-accent);
  }
  h3 {
    font-size: ${fontSize.base};
    font-weight: 600;
  }
  p {
    font-size: ${fontSize.large};
    font-weight: 700;
    line-height: 1.3;
  }
  @media print {
    border: 1px solid currentColor;
  }
`;

/** Groups of needs, side by side where there is room. */
export const Groups = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr));
  gap: ${space[6]};

  @media print {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[5]};
  }
`;

export const GroupBox = styled.div`
  break-inside: avoid;

  h3 {
    display: flex;
    gap: ${space[3]};
    align-items: center;
    margin-bottom: ${space[3]};
    color: var(--color-accent);
  }
  ul {
    display: grid;
    gap: ${space[3]};
    padding: 0;
    list-style: none;
  }
  li {
    padding-inline-start: ${space[4]};
    border-inline-start: 0.25rem solid var(--color-accent);
  }
  strong,
  span {
    display: block;
  }
  strong {
    font-size: ${fontSize.medium};
  }
  @media print {
    h3 {
      color: inherit;
    }
    li {
      border-color: currentColor;
    }
  }
`;

export const Notes = styled.div`
  h3 {
    margin-bottom: ${space[2]};
  }
  p {
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
`;
