import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as router from 'react-router-dom';
import * as styled from 'styled-components';
import type { RenderRequest } from '@waymark/contracts-core';
import { validateRemote } from '../federation/validate-remote';
import { forgoEvaluation } from '../security/no-evaluation';
import { renderPage } from './render-page';

forgoEvaluation();

/** Modules of which a page has a single copy; a remote's bundle requests them by these names. */
export const provided = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  'react-router-dom': router,
  'styled-components': styled,
};

/**
 * `request` and the response are JSON, so that no object of the renderer gets in. `load` evaluates a slice's bundle.
 */
export async function render(request: string, load: (slice: string) => unknown): Promise<string> {
  const loader = { load: async (slice: string) => validateRemote(slice, load(slice)) };
  return JSON.stringify(await renderPage(JSON.parse(request) as RenderRequest, loader));
}
