export default class ShuffledSequencer {
  sort<File extends { path: string }>(tests: readonly File[]): File[];
}
