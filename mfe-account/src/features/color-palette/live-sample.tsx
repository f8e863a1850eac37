import { Alert, Badge, CheckIcon, InfoIcon, Inline } from '@waymark/ui';
import type { CSSProperties } from 'react';
import { styled } from 'styled-components';
import { pageTokens } from './page-tokens';
import type { Palette, TextSizes } from './palettes/palette';

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.25em;
  padding: 1.5em min(1.5em, 5vw);
  border: 1px solid var(--color-border);
  border-radius: 0.5rem;
  background: var(--color-page);
  color: var(--color-text);
  overflow-wrap: anywhere;
  forced-color-adjust: none;

  h3 {
    font-size: 1.44em;
    line-height: 1.25;
  }
`;

const Sheet = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.75em;
  padding: 1.25em min(1.25em, 4vw);
  border: 1px solid var(--color-line);
  border-radius: 0.5rem;
  background: var(--color-surface);

  p + p {
    color: var(--color-text-soft);
  }
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75em;

  span {
    padding: 0.6em 1.25em;
    border-radius: 0.5rem;
    font-weight: 600;
  }
`;

/** A sample of text, buttons and messages in the palette. Its controls are inactive. */
export function LiveSample({
  palette,
  sizes,
  previewing,
}: {
  palette: Palette;
  sizes: TextSizes;
  previewing: boolean;
}) {
  const { colors } = palette;
  const tokens = Object.fromEntries(Object.entries(pageTokens(colors)).map(([name, hex]) => [`--color-${name}`, hex]));
  const style = {
    ...tokens,
    // During a preview the whole page has this size, so 1rem already equals it.
    fontSize: previewing ? '1rem' : `${sizes.fontSize / 16}rem`,
    lineHeight: sizes.lineHeight,
    '--line-height': sizes.lineHeight,
    '--text-line-height': sizes.lineHeight,
  } as CSSProperties;
  return (
    <Frame style={style}>
      <h3>Harbour Café</h3>
      <Sheet>
        <p>The ramp at the side door is wide and not steep. Staff moved a chair without being asked.</p>
        <p>Visited in May by someone who uses a powered wheelchair.</p>
        <Buttons>
          <span style={{ background: 'var(--color-accent)', color: 'var(--color-on-accent)' }}>Main button</span>
          <span style={{ background: 'var(--color-accent-soft)', border: '2px solid var(--color-border)' }}>
            Other button
          </span>
        </Buttons>
      </Sheet>
      <Inline>
        <Badge tone="good" icon={<CheckIcon size="1em" />}>
          Step-free
        </Badge>
        <Badge tone="info" icon={<InfoIcon size="1em" />}>
          Hearing loop: unknown
        </Badge>
      </Inline>
      <Alert tone="bad" title="The lift is out of order.">
        This is how a problem looks.
      </Alert>
    </Frame>
  );
}
