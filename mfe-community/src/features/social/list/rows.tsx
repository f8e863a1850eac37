import { space } from '@waymark/ui';
import { styled } from 'styled-components';

/** Cards in a column. `role="list"`, because Safari ignores lists without markers. */
export const Rows = styled.ol.attrs({ role: 'list' })`
  display: grid;
  gap: ${space[3]};
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    max-width: none;
  }
`;

/** A line of small facts: type, author, date. */
export const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[3]};
  max-width: none;
  color: var(--color-text-soft);
`;

export const Kind = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  font-weight: 600;
`;
