import { dayWords } from '@waymark/contracts-core';
import { ChevronIcon, DefinitionList, Explained } from '@waymark/ui';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { TargetLink } from '../../shared/target-link';
import { Confirmation } from './confirmation';
import type { Law } from './content/jurisdiction';

const Frame = styled.div`
  border: 1px solid var(--color-border);
  border-radius: 0.5rem;
  background: var(--color-surface);

  h3 {
    font-size: 1rem;
  }
`;

const Opener = styled.button`
  display: flex;
  gap: 0.75rem;
  align-items: center;
  justify-content: space-between;
  width: 100%;
  min-height: 2.75rem;
  padding: 0.75rem 1rem;
  border: 0;
  border-radius: 0.5rem;
  background: none;
  font-weight: 600;
  text-align: start;
  cursor: pointer;

  & > span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & > svg {
    flex: none;
  }
  &[aria-expanded='true'] svg {
    transform: rotate(180deg);
  }
  @media print {
    svg {
      display: none;
    }
  }
`;

/** In print nothing can be opened, so everything is shown. */
const Body = styled.div`
  display: grid;
  gap: 0.75rem;
  padding: 1rem;
  border-block-start: 1px solid var(--color-line);

  &[hidden] {
    display: none;
  }
  @media print {
    &[hidden] {
      display: grid;
    }
  }
`;

/** One law of the accordion: a heading with a button, and its content. */
export function LawPanel({ law }: { law: Law }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const { name, year, coverage, rights, sourceUrl, checkedOn, confirmed } = law;
  return (
    <Frame>
      <h3>
        <Opener
          type="button"
          id={`${id}-opener`}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          <span>
            <Explained>{`${name} (${year})`}</Explained>
          </span>
          <ChevronIcon />
        </Opener>
      </h3>
      <Body id={id} hidden={!open}>
        <DefinitionList
          items={[
            { term: 'Year', value: year },
            { term: 'What it covers', value: <Explained>{coverage}</Explained> },
            {
              term: 'Key rights',
              value: (
                <ul style={{ margin: 0, paddingInlineStart: '1.25rem' }}>
                  {rights.map((right) => (
                    <li key={right}>
                      <Explained>{right}</Explained>
                    </li>
                  ))}
                </ul>
              ),
            },
            {
              term: 'Official text',
              value: (
                <TargetLink href={sourceUrl} rel="external noopener noreferrer">
                  {name}
                </TargetLink>
              ),
            },
            { term: 'Checked on', value: dayWords(checkedOn) },
          ]}
        />
        <Confirmation of={confirmed} />
      </Body>
    </Frame>
  );
}
