/** The runner's last message to a worker, and its response once it has closed its shared resources. */
export const NO_FURTHER_SPEC = 'no further spec';
export const CLOSED = 'closed what specs share';
