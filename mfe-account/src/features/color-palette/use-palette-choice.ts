import type { OwnPalette, PaletteRole } from '@waymark/contracts-account';
import { PALETTE_FONT_SIZE, PALETTE_LINE_HEIGHT } from '@waymark/contracts-account';
import { useKeptWork } from '@waymark/mfe-kit';
import { useState } from 'react';
import { BUILT_IN_PALETTES, DEFAULT_PALETTE } from './palettes/built-in-palettes';
import type { Palette, TextSizes } from './palettes/palette';

/** What is being made here: not kept anywhere until it is saved or exported, or the session ends while it is being saved. */
export interface Draft extends Palette {
  /** The own palette that it will replace; null: it becomes a new one. */
  replaces: number | null;
}

export const DRAFT = 'draft';
const ownKey = (id: number): string => `own-${id}`;

export interface Choice extends Palette {
  key: string;
}

/** The palettes of the page, which one is chosen, and what was changed in it. */
export function usePaletteChoice(own: readonly OwnPalette[]) {
  const [wanted, setWanted] = useState<string>(DEFAULT_PALETTE);
  const [draft, setDraft] = useState<Draft | null>(null);
  const [sizes, setSizes] = useState<TextSizes>({
    fontSize: PALETTE_FONT_SIZE.usual,
    lineHeight: PALETTE_LINE_HEIGHT.usual,
  });
  const keepForLogin = useKeptWork<Draft>('palette', draft, (kept) => {
    setDraft(kept);
    setWanted(DRAFT);
  });
  const choices: Choice[] = [
    ...Object.entries(BUILT_IN_PALETTES).map(([key, palette]) => ({ key, ...palette })),
    ...own.map(({ id, name, description, colors }) => ({ key: ownKey(id), name, description, colors })),
    ...(draft ? [{ key: DRAFT, ...draft }] : []),
  ];
  // An own palette may be gone: deleted here or on another device.
  const chosen: Choice = choices.find(({ key }) => key === wanted) ?? {
    key: DEFAULT_PALETTE,
    ...BUILT_IN_PALETTES[DEFAULT_PALETTE],
  };
  const chosenOwn = own.find(({ id }) => ownKey(id) === chosen.key) ?? null;

  function startDraft(palette: Palette, replaces: number | null) {
    setDraft({ name: palette.name, description: palette.description, colors: palette.colors, replaces });
    setWanted(DRAFT);
  }
  function change(changed: Partial<Palette>) {
    if (chosen.key === DRAFT && draft) setDraft({ ...draft, ...changed });
    else
      startDraft({ ...chosen, name: chosenOwn ? chosen.name : `My ${chosen.name}`, ...changed }, chosenOwn?.id ?? null);
  }

  return {
    choices,
    chosen,
    chosenOwn,
    draft: chosen.key === DRAFT ? draft : null,
    choose: setWanted,
    sizes,
    setSizes: (changed: Partial<TextSizes>) => setSizes((before) => ({ ...before, ...changed })),
    changeColor: (role: PaletteRole, color: string) => change({ colors: { ...chosen.colors, [role]: color } }),
    rename: (name: string) => change({ name }),
    takeImport: (palette: Palette) => startDraft(palette, null),
    /** A visitor goes to log in, and finds the draft again afterwards. */
    keepForLogin,
    /** A draft that was saved is an own palette from now on. */
    keep: (id: number) => {
      setDraft(null);
      setWanted(ownKey(id));
    },
    dropDraft: () => {
      setWanted(draft?.replaces ? ownKey(draft.replaces) : DEFAULT_PALETTE);
      setDraft(null);
    },
  };
}
export type PaletteChoice = ReturnType<typeof usePaletteChoice>;
