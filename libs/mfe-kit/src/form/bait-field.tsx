import type { ComponentProps } from 'react';
import { styled } from 'styled-components';

const OutOfSight = styled.div`
  position: absolute;
  inset-inline-start: -100vw;
  width: 1px;
  height: 1px;
  overflow: hidden;

  input {
    width: 1px;
    height: 1px;
    padding: 0;
    border: 0;
  }
`;

/** A honeypot: programs that fill in every field fill in this one too. People cannot see, hear or tab to it. */
export function BaitField({ label, ...field }: ComponentProps<'input'> & { label: string }) {
  return (
    <OutOfSight aria-hidden="true">
      <label>
        <span>{label}</span>
        <input {...field} tabIndex={-1} autoComplete="off" />
      </label>
    </OutOfSight>
  );
}
