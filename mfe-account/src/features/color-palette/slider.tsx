import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';

const Words = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 0.75rem;

  label {
    font-weight: 600;
  }
  span {
    color: var(--color-text-soft);
    font-variant-numeric: tabular-nums;
  }
`;

const Range = styled.input`
  width: 100%;
  height: 2.75rem;
  margin: 0;
  accent-color: var(--color-accent);
  cursor: pointer;
`;

interface SliderProps {
  label: ReactNode;
  value: number;
  range: { min: number; max: number; step: number };
  /** The value as text, such as "16 px". */
  words: string;
  onChange: (value: number) => void;
}

/** A native slider: arrow keys, Home and End move it, and screen readers announce its value as text. */
export function Slider({ label, value, range: { min, max, step }, words, onChange }: SliderProps) {
  const id = useId();
  return (
    <div>
      <Words>
        <label htmlFor={id}>{label}</label>
        <span aria-hidden="true">{words}</span>
      </Words>
      <Range
        type="range"
        id={id}
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={words}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
    </div>
  );
}
