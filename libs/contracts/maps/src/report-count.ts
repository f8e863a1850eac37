/** Reports of an area are counted up to here; `X-Total-Count` of a list says this where there are as many or more. */
export const AREA_COUNTED_UP_TO = 1_000;
