/**
 * Fills the API path of a manifest: `:name` from the route and `?name` from the query string. Returns null when a
 * value is missing. `?limit=5` is an ordinary query and stays.
 */
export function fillPath(template: string, params: Record<string, string>, query: URLSearchParams): string | null {
  let complete = true;
  const filled = template.replace(/([:?])([A-Za-z]\w*)(?![\w=])/g, (_whole, mark: string, name: string) => {
    const value = mark === ':' ? params[name] : query.get(name);
    if (!value) complete = false;
    return encodeURIComponent(value ?? '');
  });
  return complete ? filled : null;
}
