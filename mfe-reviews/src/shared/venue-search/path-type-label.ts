/** S1 section 3: the type of a footpath with spaces and capitals: `shared_use_path` is `Shared Use Path`. */
export function pathTypeLabel(pathType: string | null): string | null {
  if (!pathType) return null;
  return pathType
    .split('_')
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase())
    .join(' ');
}
