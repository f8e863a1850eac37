/** Element id of the field with this name; ErrorSummary links point at it. Fields use it unless given an `id`. */
export const fieldId = (name: string): string => `field-${name.replaceAll('.', '-')}`;
