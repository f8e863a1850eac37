import { CheckIcon, radii, space, target, VisuallyHidden } from '@waymark/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { countWords } from './tag-counts';

/** A pill with two halves: a link to the tag's places, and a button that copies the tag. */
const Pill = styled.li`
  display: flex;
  min-width: 0;
  max-width: 100%;
  border: 1.5px solid var(--color-border);
  border-radius: ${radii.pill};
  background: var(--color-surface);

  a,
  button {
    display: inline-flex;
    align-items: center;
    gap: ${space[1]};
    min-width: ${target};
    min-height: ${target};
    border: 0;
    background: transparent;
    line-height: 1.3;
    cursor: pointer;
  }
  a {
    flex: 1 1 auto;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${space[3]};
    min-width: 0;
    /* Of two lines: a number that comes later, and wraps, moves nothing below. */
    min-height: 3.25rem;
    padding: ${space[1]} ${space[3]} ${space[1]} ${space[4]};
    border-radius: ${radii.pill} 0 0 ${radii.pill};
    text-decoration: none;
    overflow-wrap: anywhere;
  }
  button {
    flex: none;
    padding: 0 ${space[4]} 0 ${space[3]};
    border-inline-start: 1.5px solid var(--color-line);
    border-radius: 0 ${radii.pill} ${radii.pill} 0;
    color: var(--color-text-soft);
  }
  a:hover,
  button:hover {
    background: var(--color-accent-soft);
    text-decoration: underline;
  }
`;

const Count = styled.span`
  color: var(--color-text-soft);
`;

interface TagChipProps {
  tag: string;
  /** Number of results; undefined while unknown. */
  places: number | undefined;
  isCopied: boolean;
  onCopy: (text: string) => void;
}

export function TagChip({ tag, places, isCopied, onCopy }: TagChipProps) {
  const text = `#${tag}`;
  const query = new URLSearchParams({ search: text });
  return (
    <Pill>
      <Link to={`/?${query.toString()}`}>
        <span>
          <VisuallyHidden>Search </VisuallyHidden>
          <strong>{text}</strong>
        </span>
        <Count>
          {places !== undefined && (
            <>
              <VisuallyHidden>, </VisuallyHidden>
              <span>{countWords(places)}</span>
            </>
          )}
        </Count>
      </Link>
      <button type="button" onClick={() => onCopy(text)}>
        {isCopied && <CheckIcon size="1em" />}
        <span>
          <span>{isCopied ? 'Copied' : 'Copy'}</span>
          <VisuallyHidden>{` ${text}`}</VisuallyHidden>
        </span>
      </button>
    </Pill>
  );
}
