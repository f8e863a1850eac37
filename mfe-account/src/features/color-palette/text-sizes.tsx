import { PALETTE_FONT_SIZE, PALETTE_LINE_HEIGHT } from '@waymark/contracts-account';
import { Grid } from '@waymark/ui';
import type { TextSizes as Sizes } from './palettes/palette';
import { Slider } from './slider';

interface TextSizesProps {
  sizes: Sizes;
  onChange: (changed: Partial<Sizes>) => void;
}

export function TextSizes({ sizes, onChange }: TextSizesProps) {
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
