import { PALETTE_FONT_SIZE, PALETTE_LINE_HEIGHT, type PaletteColors } from '@waymark/contracts-account';
import { usePageTitle, withQueries } from '@waymark/mfe-kit';
import { Alert, Button, Card, Grid, Inline, Page, PageHeading, Section, Stack } from '@waymark/ui';
import { createGlobalStyle, styled } from 'styled-components';
import { AccessibilityInfo } from './accessibility-info';
import { ColorEditor } from './color-editor';
import { toHex } from './color/to-hex';
import { ContrastBadge } from './contrast-badge';
import { FileTools } from './file-tools';
import { ratioOf } from './judge-palette';
import { useOwnPalettes } from './list-palettes';
import { LiveSample } from './live-sample';
import { PaletteChoices } from './palette-choices';
import type { TextSizes as Sizes } from './palettes/palette';
import { previewCss } from './preview/preview-css';
import { usePreview } from './preview/use-preview';
import { ROLE_LABELS } from './role-labels';
import { DETAIL_ROLES, ROLE_PARTNER } from './role-partner';
import { SavePalette } from './save-palette';
import { Slider } from './slider';
import { usePaletteChoice } from './use-palette-choice';

const List = styled(Grid)`
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Sample = styled.span`
  display: grid;
  place-items: center start;
  min-height: 4rem;
  padding: 0.75rem 1rem;
  border: 1px solid var(--color-border);
  border-radius: 0.5rem;
  font-size: 1.44rem;
  font-weight: 700;
  forced-color-adjust: none;
`;

const Values = styled.p`
  color: var(--color-text-soft);
  font-variant-numeric: tabular-nums;
`;

/** Eight colours with their values, and the contrast of each with its partner. */
function ColorDetails({ colors }: { colors: PaletteColors }) {
  return (
    <List as="ul" $min="17rem">
      {DETAIL_ROLES.map((role) => {
        const partner = ROLE_PARTNER[role];
        const [ground, ink] = [toHex(colors[role]), toHex(colors[partner.role])];
        return (
          <Card as="li" key={role}>
            <Sample aria-hidden="true" style={{ background: ground, color: ink }}>
              Aa
            </Sample>
            <Stack $gap={1}>
              <h3>{ROLE_LABELS[role]}</h3>
              <Values>{colors[role]}</Values>
              <Values>{ground}</Values>
            </Stack>
            <p>
              <span>{`With ${ROLE_LABELS[partner.role].toLowerCase()}:`}</span>{' '}
              <ContrastBadge ratio={ratioOf(colors, role, partner.role)} of={partner.of} />
            </p>
          </Card>
        );
      })}
    </List>
  );
}

/** Rendered in the page's head, with the page's nonce. */
const PreviewStyle = createGlobalStyle<{ $css: string }>`
  ${({ $css }) => $css}
`;

const TITLE = 'Colour palette';
const LEAD = 'Choose colours that are easy for you to read, preview this page, and create your own.';

/** Keeps the sample visible beside the tools where there is room for both. */
const Columns = styled.div`
  display: grid;
  gap: 2rem;

  & > * {
    min-width: 0;
  }
  @media (min-width: 64rem) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    align-items: start;

    & > :last-child {
      position: sticky;
      inset-block-start: 6rem;
    }
  }
`;

export function ColorPalettePage() {
  usePageTitle(TITLE);
  const own = useOwnPalettes();
  const choice = usePaletteChoice(own.data ?? []);
  const preview = usePreview();
  const { chosen, sizes } = choice;
  return (
    <Page>
      {preview.on && <PreviewStyle $css={previewCss(chosen, sizes)} />}
      <PageHeading lead={LEAD}>{TITLE}</PageHeading>
      <Inline $gap={3} $align="flex-start">
        <Button variant="primary" onClick={preview.toggle}>
          {preview.on ? 'Exit Preview' : 'Preview'}
        </Button>
        <FileTools
          palette={chosen}
          sizes={sizes}
          onImport={(palette, imported) => {
            choice.takeImport(palette);
            choice.setSizes(imported);
          }}
        />
      </Inline>
      <p>
        {preview.on
          ? `Preview is on: this page uses “${chosen.name}”. Press Escape to exit.`
          : 'Preview shows this page in the chosen palette until you leave the page. Your own settings stay as they are.'}
      </p>
      {own.isError && (
        <Alert tone="warn" role="status" title="We could not load your own palettes. Everything else works." />
      )}
      <PaletteChoices choices={choice.choices} chosen={chosen.key} onChoose={choice.choose} />
      <Columns>
        <Stack $gap={8}>
          <Section heading="Text">
            <TextSizes sizes={sizes} onChange={choice.setSizes} />
          </Section>
          <Section
            heading="Make it your own"
            intro="Change one colour at a time. We will tell you straight away how easy it is to read."
          >
            <ColorEditor colors={chosen.colors} onChange={choice.changeColor} />
            <SavePalette choice={choice} />
          </Section>
        </Stack>
        <Section heading="Live preview">
          <LiveSample palette={chosen} sizes={sizes} previewing={preview.on} />
        </Section>
      </Columns>
      <Section heading="Colour details">
        <ColorDetails colors={chosen.colors} />
      </Section>
      <Section heading="Accessibility information" intro={`Based on the colours of “${chosen.name}”.`}>
        <AccessibilityInfo colors={chosen.colors} />
      </Section>
    </Page>
  );
}

interface TextSizesProps {
  sizes: Sizes;
  onChange: (changed: Partial<Sizes>) => void;
}

function TextSizes({ sizes, onChange }: TextSizesProps) {
  return (
    <Grid $min="16rem" $gap={6}>
      <Slider
        label="Font size"
        value={sizes.fontSize}
        range={PALETTE_FONT_SIZE}
        words={`${sizes.fontSize} px`}
        onChange={(fontSize) => onChange({ fontSize })}
      />
      <Slider
        label="Line height"
        value={sizes.lineHeight}
        range={PALETTE_LINE_HEIGHT}
        words={sizes.lineHeight.toFixed(1)}
        // Rounds the value, because adding tenths in binary is slightly inexact.
        onChange={(lineHeight) => onChange({ lineHeight: Math.round(lineHeight * 10) / 10 })}
      />
    </Grid>
  );
}

export default withQueries(ColorPalettePage);
