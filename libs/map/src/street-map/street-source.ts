import { baseMap } from '@waymark/mfe-kit';

/** Checks whether the operator configured a street map. */
export const hasStreetSource = (): boolean => baseMap() !== undefined;
