// The keys that move in the grid.
import type { KeyboardEvent } from 'react';

export interface Place {
  row: number;
  column: number;
}

export function placeOf(input: HTMLInputElement): Place {
  const [row = 0, column = 0] = (input.dataset.place ?? '').split(' ').map(Number);
  return { row, column };
}

export const clamp = (index: number, count: number) => Math.max(0, Math.min(index, count - 1));

const rowsPerPage = 10;

/** Where a key leads; undefined where it belongs to the text. */
export function targetOf(
  event: KeyboardEvent,
  { row, column }: Place,
  rows: number,
  columns: number,
  input: HTMLInputElement,
): Place | undefined {
  const { selectionStart, selectionEnd, value } = input;
  const isAll = selectionStart === 0 && selectionEnd === value.length;
  const isControl = event.ctrlKey || event.metaKey;
  switch (event.key) {
    case 'Enter':
      return { row: event.shiftKey ? row - 1 : row + 1, column };
    case 'ArrowDown':
      return { row: row + 1, column };
    case 'ArrowUp':
      return { row: row - 1, column };
    case 'ArrowLeft':
      return isAll || selectionStart === 0 ? { row, column: column - 1 } : undefined;
    case 'ArrowRight':
      return isAll || selectionEnd === value.length ? { row, column: column + 1 } : undefined;
    case 'Home':
      return { row: isControl ? 0 : row, column: 0 };
    case 'End':
      return { row: isControl ? rows - 1 : row, column: columns - 1 };
    case 'PageDown':
      return { row: row + rowsPerPage, column };
    case 'PageUp':
      return { row: row - rowsPerPage, column };
    default:
      return undefined;
  }
}
