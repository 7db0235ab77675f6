// Attributes that React's types do not have yet: `command` and `commandfor`, with which a button opens a dialog without
// a script.
import 'react';

declare module 'react' {
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close';
    commandfor?: string;
  }
}
