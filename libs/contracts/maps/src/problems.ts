/** Problem codes of the maps slice. */
export const MAPS_PROBLEMS = {} as const;
