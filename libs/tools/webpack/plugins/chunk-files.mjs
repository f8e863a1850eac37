/** Returns the scripts of a named chunk group, e.g. a page's, in load order. */
export function filesOfGroup(compilation, name) {
  const group = compilation.namedChunkGroups.get(name);
  return group ? group.getFiles().filter(isScript) : [];
}

export const isScript = (file) => file.endsWith('.js');
