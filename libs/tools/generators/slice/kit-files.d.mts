export const KIT_FILES: { readonly models: string; readonly sql: readonly string[] };
