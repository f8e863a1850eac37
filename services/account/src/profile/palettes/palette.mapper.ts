import type { OwnPalette } from '@waymark/contracts-account';
import type { PaletteRow } from './palette.repository';

export const toOwnPalette = ({ createdAt, updatedAt, ...rest }: PaletteRow): OwnPalette => ({
  ...rest,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});
