// Attributes that browsers know and React's types do not yet: buttons that open and close a dialog without a script.
import 'react';

declare module 'react' {
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close';
    commandfor?: string;
  }
}
