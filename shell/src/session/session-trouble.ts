import { createStore } from 'zustand/vanilla';

/** True while the server has been asked several times who is signed in and has not said it. */
export const sessionTrouble = createStore<boolean>(() => false);
