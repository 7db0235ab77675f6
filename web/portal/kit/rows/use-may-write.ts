// Whether the buttons that change records are shown. The shell of the office's portal says it for the screen that is open, from
// the table of permissions; in every other portal a screen has no button that its user may not press.
import { createContext, type ReactNode, useContext } from 'react';

export const MayWrite = createContext(true);

export const useMayWrite = (): boolean => useContext(MayWrite);

/** A button, or a part of a screen, for those who may change what it shows. */
export const WriteOnly = ({ children }: { children: ReactNode }) => (useMayWrite() ? children : null);
