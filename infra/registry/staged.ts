/** What the registry says of one browser build's way to visitors, whether of a remote or of the shell. */
export interface Staged<Build extends { version: string }> {
  state: 'live' | 'killed';
  /** What everybody gets who is not chosen for the canary. */
  stable: Build;
  canary?: { build: Build; weight: number } | undefined;
  /** What rollback goes back to. */
  previous?: Build | undefined;
}
