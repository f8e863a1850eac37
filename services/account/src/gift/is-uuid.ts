/** Metadata at Stripe can be edited by hand there: only what can be a row's number is looked for. */
export const isUuid = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);
