import { baseMap } from '@waymark/mfe-kit';

/** Whether the operator named a map with streets. */
export const hasStreetSource = (): boolean => baseMap() !== undefined;
