/** S1 section 5: the country is the UK until somebody says otherwise. */
export const UK = { name: 'UK', code: 'GB' } as const;
