/** What the runner tells a worker at the end, and its answer once it has closed what its specs share. */
export const NO_FURTHER_SPEC = 'no further spec';
export const CLOSED = 'closed what specs share';
