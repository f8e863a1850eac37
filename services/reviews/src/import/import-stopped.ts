/** Why an import cannot begin or go on, in words for whoever started it. */
export class ImportStopped extends Error {}
