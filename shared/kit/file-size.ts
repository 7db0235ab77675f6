/** The sentence for a file above `upload.maxBytes`, for server and browser. */
export function fileTooLarge(maxBytes: number): string {
  return `The file is too large: at most ${maxBytes / 1024 / 1024} MB.`;
}
