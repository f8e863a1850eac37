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
 * Installs the default policy. Loaders may add scripts of this site's builds and of the one other origin that this
 * document allows, if any. Nothing may add HTML or inline scripts.
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
