/** Shown when a map is incomplete, because an empty map would suggest that nothing is reported. */
export const NOT_DRAWN = ['We cannot show the reports on the map right now. You can read them in the list.'] as const;
export const NOT_WHOLE = ['The map does not show every report here. Zoom in to see them all.'] as const;
/** Shown when boxes with numbers represent several reports. */
export const COUNTED = [
  'A number shows how many open reports there are, or how many resolved ones if none are open.',
] as const;
