import type { World } from '../world';
import type { Params } from './params';

export interface Asked {
  params: Params;
  /** From the address; empty where there is none. */
  id: string;
  /** With the page's key, which may do little and needs the secret of what it asks for. */
  isPage: boolean;
}

export interface Route {
  method: 'GET' | 'POST' | 'DELETE';
  /** `:id` stands for the object's. */
  path: string;
  /** What the page's script may do, too. */
  isForPage?: boolean;
  answer(world: World, asked: Asked): object;
}

export const get = (path: string, answer: Route['answer']): Route => ({ method: 'GET', path, answer });
export const post = (path: string, answer: Route['answer']): Route => ({ method: 'POST', path, answer });
export const remove = (path: string, answer: Route['answer']): Route => ({ method: 'DELETE', path, answer });
export const forPage = (route: Route): Route => ({ ...route, isForPage: true });
