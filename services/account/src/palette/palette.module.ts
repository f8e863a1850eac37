import { Module } from '@nestjs/common';
import { CreatePaletteController } from './create-palette/create-palette.controller';
import { CreatePalette } from './create-palette/create-palette.use-case';
import { DeletePaletteController } from './delete-palette/delete-palette.controller';
import { ListPalettesController } from './list-palettes/list-palettes.controller';
import { PaletteRepository } from './palette.repository';
import { ReplacePaletteController } from './replace-palette/replace-palette.controller';

@Module({
  controllers: [ListPalettesController, CreatePaletteController, ReplacePaletteController, DeletePaletteController],
  providers: [CreatePalette, PaletteRepository],
})
export class PaletteModule {}
