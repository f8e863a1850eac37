/** Most spans in one post. Apart from the schema, which a page need not carry. */
export const BROWSER_SPANS_LIMIT = 20;
