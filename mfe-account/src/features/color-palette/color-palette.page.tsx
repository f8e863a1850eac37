import { PALETTE_FONT_SIZE, PALETTE_LINE_HEIGHT } from '@waymark/contracts-account';
import { usePageTitle, withQueries } from '@waymark/mfe-kit';
import { Alert, Button, Grid, Inline, Page, PageHeading, Section, Stack } from '@waymark/ui';
import { styled, createGlobalStyle } from 'styled-components';
import { AccessibilityInfo } from './accessibility-info';
import { useOwnPalettes } from './list-palettes';
import { ColorDetails } from './color-details';
import { ColorEditor } from './color-editor';
import { FileTools } from './file-tools';
import { LiveSample } from './live-sample';
import { PaletteChoices } from './palette-choices';
import type { TextSizes as Sizes } from './palettes/palette';
import { previewCss } from './preview/preview-css';
import { usePreview } from './preview/use-preview';
import { SavePalette } from './save-palette';
import { Slider } from './slider';
import { usePaletteChoice } from './use-palette-choice';

/** Stands in the page's head while it is rendered, with the page's nonce. */
const PreviewStyle = createGlobalStyle<{ $css: string }>`
  ${({ $css }) => $css}
`;

const TITLE = 'Colour palette';
const LEAD = 'Choose colours that are easy for you to read, see this page in them, and make your own.';

/** The sample stays in sight beside the tools where there is room for both. */
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
            intro="Change one colour at a time. We tell you straight away how easy it is to read."
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
      <Section heading="Accessibility information" intro={`Worked out from the colours of “${chosen.name}”.`}>
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
        // Steps of a tenth, added up in binary, are slightly off.
        onChange={(lineHeight) => onChange({ lineHeight: Math.round(lineHeight * 10) / 10 })}
      />
    </Grid>
  );
}

export default withQueries(ColorPalettePage);
