import type { PaletteColors } from '@waymark/contracts-account';
import { CheckIcon, CrossIcon, Explained, InfoIcon } from '@waymark/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { contrastWords } from './contrast-badge';
import { judgePalette, PART_AA, TEXT_AA, TEXT_AAA } from './judge-palette';
import { ROLE_LABELS } from './role-labels';

const List = styled.ul`
  display: grid;
  gap: 1rem;
  padding: 0;
  list-style: none;

  & > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 0.75rem;
  }
  strong {
    display: block;
  }
  svg {
    margin-block-start: 0.2em;
  }
`;

interface ItemProps {
  holds: boolean;
  claim: string;
  not: string;
  /** False for criteria beyond WCAG AA, which are optional: an unmet one is no error. */
  needed?: boolean;
  children: ReactNode;
}

function Item({ holds, claim, not, needed = false, children }: ItemProps) {
  const color = holds ? 'var(--color-good)' : needed ? 'var(--color-bad)' : 'var(--color-text-soft)';
  const Icon = holds ? CheckIcon : needed ? CrossIcon : InfoIcon;
  return (
    <li>
      <span style={{ color }}>
        <Icon size="1.5em" />
      </span>
      <div>
        <strong>
          <Explained>{holds ? claim : not}</Explained>
        </strong>
        {children}
      </div>
    </li>
  );
}

const joined = (words: readonly string[]): string => words.join(', ').replace(/, ([^,]*)$/, ' and $1');

/** Shows the accessibility of a palette, computed from its colours; makes no claim without a measurement. */
export function AccessibilityInfo({ colors }: { colors: PaletteColors }) {
  const { isAa, isAaa, weak, lowestText, friendlyFor } = judgePalette(colors);
  return (
    <List>
      <Item needed holds={isAa} claim="WCAG AA compliant" not="Not WCAG AA compliant">
        {isAa ? (
          <p>{`All text reaches ${TEXT_AA}:1, and all parts of controls reach ${PART_AA}:1.`}</p>
        ) : (
          <p>{`Low contrast: ${joined(
            weak.map(
              ({ ink, ground, ratio }) =>
                `${ROLE_LABELS[ink].toLowerCase()} on ${ROLE_LABELS[ground].toLowerCase()} (${contrastWords(ratio, 'text').ratio})`,
            ),
          )}. You can still use these colours.`}</p>
        )}
      </Item>
      <Item holds={isAaa} claim="High contrast ratios" not="Standard contrast ratios">
        <p>{`The lowest text contrast is ${contrastWords(lowestText, 'text').ratio}. High contrast means at least ${TEXT_AAA}:1 for all text.`}</p>
      </Item>
      <Item holds={friendlyFor.length > 0} claim="Colour-blind friendly" not="Not colour-blind friendly">
        <p>
          {friendlyFor.length > 0
            ? `The primary, accent and problem colours are easy to tell apart with ${joined(friendlyFor)}.`
            : 'The primary, accent and problem colours can look alike to colour-blind people.'}
        </p>
      </Item>
    </List>
  );
}
