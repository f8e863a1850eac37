import { accessibilityLook, type AccessibilitySettings } from '@waymark/contracts-core';

/** Shows the page as the settings say. */
export function applySettings(settings: AccessibilitySettings): void {
  const root = document.documentElement;
  const { classes, attributes, style, colorScheme } = accessibilityLook(settings);
  for (const [name, on] of Object.entries(classes)) root.classList.toggle(name, on);
  for (const [name, value] of Object.entries(attributes)) root.setAttribute(name, value);
  for (const [name, value] of Object.entries(style)) root.style.setProperty(name, value);
  document.querySelector<HTMLMetaElement>('meta[name="color-scheme"]')?.setAttribute('content', colorScheme);
}
