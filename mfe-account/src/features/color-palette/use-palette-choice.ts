import type { OwnPalette, PaletteRole } from '@waymark/contracts-account';
import { PALETTE_FONT_SIZE, PALETTE_LINE_HEIGHT } from '@waymark/contracts-account';
import { useStoredWork } from '@waymark/mfe-kit';
import { useState } from 'react';
import { BUILT_IN_PALETTES, DEFAULT_PALETTE } from './palettes/built-in-palettes';
import type { Palette, TextSizes } from './palettes/palette';

/**
 * The unsaved palette. It is lost unless saved or exported; if the session ends while saving, it survives the login.
 */
export interface Draft extends Palette {
  /** ID of the member's palette that the draft will replace; null if it will be a new one. */
  replaces: number | null;
}

export const DRAFT = 'draft';
const ownKey = (id: number): string => `own-${id}`;

export interface Choice extends Palette {
  key: string;
}

/** Manages the page's palettes: which one is chosen, and the changes to it. */
export function usePaletteChoice(own: readonly OwnPalette[]) {
  const [wanted, setWanted] = useState<string>(DEFAULT_PALETTE);
  const [draft, setDraft] = useState<Draft | null>(null);
  const [sizes, setSizes] = useState<TextSizes>({
    fontSize: PALETTE_FONT_SIZE.usual,
    lineHeight: PALETTE_LINE_HEIGHT.usual,
  });
  const keepForLogin = useStoredWork<Draft>('palette', draft, (kept) => {
    setDraft(kept);
    setWanted(DRAFT);
  });
  const choices: Choice[] = [
    ...Object.entries(BUILT_IN_PALETTES).map(([key, palette]) => ({ key, ...palette })),
    ...own.map(({ id, name, description, colors }) => ({ key: ownKey(id), name, description, colors })),
    ...(draft ? [{ key: DRAFT, ...draft }] : []),
  ];
  // The chosen palette may no longer exist: it was deleted here or on another device.
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
    /** Stores the draft, so that a visitor finds it again after logging in. */
    keepForLogin,
    /** Replaces the draft by the member's palette with this ID, after it was saved. */
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
