/** Has the browser save bytes as a file. */
export function download(bytes: Uint8Array<ArrayBuffer>, name: string): void {
  const address = URL.createObjectURL(new Blob([bytes]));
  const link = document.createElement('a');
  Object.assign(link, {href: address, download: name});
  link.click();
  // A browser may begin to read it only after the click.
  setTimeout(() => {
    URL.revokeObjectURL(address);
  }, 10_000);
}
