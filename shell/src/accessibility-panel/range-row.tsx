import { useId, type ReactElement, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Soft } from './panel-styles';

const Words = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 0.75rem;
  font-weight: 600;
`;

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: 0.5rem;

  input {
    flex: 1;
    min-width: 0;
    height: 2.75rem;
    margin: 0;
    accent-color: var(--color-accent);
    cursor: pointer;
  }
`;

interface RangeRowProps {
  label: string;
  value: number;
  range: { min: number; max: number; step: number };
  /** The value as people say it, e.g. "16 px". */
  words: string;
  onChange: (value: number) => void;
  before?: ReactNode;
  after?: ReactNode;
}

/** A slider with its value in words. */
export function RangeRow({ label, value, range, words, onChange, before, after }: RangeRowProps): ReactElement {
  const id = useId();
  return (
    <div>
      <Words>
        <label htmlFor={id}>{label}</label>
        <Soft aria-hidden="true">{words}</Soft>
      </Words>
      <Line>
        {before}
        <input
          type="range"
          id={id}
          {...range}
          value={value}
          aria-valuetext={words}
          onChange={(event) => onChange(event.target.valueAsNumber)}
        />
        {after}
      </Line>
    </div>
  );
}
