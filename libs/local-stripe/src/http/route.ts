import type { World } from '../world';
import type { Params } from './params';

export interface Asked {
  params: Params;
  /** From the URL; empty without one. */
  id: string;
  /** Uses the page's key, which allows little and needs the secret of the requested object. */
  isPage: boolean;
}

export interface Route {
  method: 'GET' | 'POST' | 'DELETE';
  /** `:id` is the object's id. */
  path: string;
  /** The page's script may call it too. */
  isForPage?: boolean;
  answer(world: World, asked: Asked): object;
}

export const get = (path: string, answer: Route['answer']): Route => ({ method: 'GET', path, answer });
export const post = (path: string, answer: Route['answer']): Route => ({ method: 'POST', path, answer });
export const remove = (path: string, answer: Route['answer']): Route => ({ method: 'DELETE', path, answer });
export const forPage = (route: Route): Route => ({ ...route, isForPage: true });
