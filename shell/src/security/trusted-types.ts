import { isOwnScript } from './is-own-script';

interface TrustedTypesFactory {
  createPolicy(name: string, rules: { createScriptURL: (url: string) => string }): unknown;
}

declare global {
  interface Window {
    trustedTypes?: TrustedTypesFactory;
  }
}

/**
 * The default policy: loaders may add scripts of this site's builds, and of the one other origin that this document lets in,
 * if any; nothing may add HTML or inline script.
 */
export function installTrustedTypes(): void {
  const other = document.querySelector<HTMLMetaElement>('[name=script-origin]')?.content;
  window.trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => {
      if (!isOwnScript(url, window.location.origin, other)) throw new TypeError(`Not a script from this site: ${url}`);
      return url;
    },
  });
}
