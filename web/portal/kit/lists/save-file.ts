/** Saves a file that a call has answered, as a download link would. */
export function saveFile({ file }: { file: Blob }, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // Some browsers read the file after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
