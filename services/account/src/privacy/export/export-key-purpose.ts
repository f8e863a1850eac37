/** What a key of an export is sealed for (secret-box.ts): bound to the export as well as to the member. */
export const privateKeyPurpose = (exportId: string): string => `export-key.${exportId}`;
export const fileKeyPurpose = (exportId: string): string => `export-file.${exportId}`;
