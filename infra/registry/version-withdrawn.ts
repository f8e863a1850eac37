/** Gateways took this version back by themselves, and nobody said that it is wanted again. */
export class VersionWithdrawn extends Error {
  constructor(slice: string, version: string) {
    super(`${slice} ${version} was taken back because it failed in browsers; change it, or say that you want it again`);
  }
}
