/** What a map says of itself where it does not show all: an empty one reads as "nothing is reported". */
export const NOT_DRAWN = ['The reports could not be drawn just now: they stand in the list.'] as const;
export const NOT_WHOLE = ['Not every report of this view is drawn: move nearer to see all of them.'] as const;
/** Where boxes with numbers stand for several reports. */
export const COUNTED = [
  'A number stands for several reports: it counts the open ones, or those that are resolved where none is open.',
] as const;
