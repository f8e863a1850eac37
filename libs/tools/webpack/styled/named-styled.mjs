/** Returns `styled` for one module: each component's id is the prefix and its number in that module. */
export function namedStyled(styled, prefix) {
  let made = 0;
  const named = (factory) => factory.withConfig({ componentId: `${prefix}-${(made += 1)}` });
  return new Proxy(styled, {
    apply: (_target, _this, [component]) => named(styled(component)),
    get: (_target, tag) => named(styled[tag]),
  });
}
