import { styled } from 'styled-components';
import { initials } from './initials';

const Circle = styled.div`
  display: grid;
  flex: none;
  place-items: center;
  width: 5rem;
  height: 5rem;
  border: 2px solid var(--color-accent);
  border-radius: 50%;
  background: var(--color-accent-soft);
  color: var(--color-accent);
  font-size: 1.728rem;
  font-weight: 700;
`;

/** Stands for a picture, which nobody can upload: the name beside it says who it is. */
export function Avatar({ name }: { name: string }) {
  return <Circle aria-hidden="true">{initials(name)}</Circle>;
}
