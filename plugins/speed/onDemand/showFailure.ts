let box: HTMLElement | undefined;

/** Says below the page that its scripts could not be loaded, until they are tried again. */
export function showFailure(retry: () => void): void {
  if (box?.isConnected) return;
  const button = document.createElement('button');
  Object.assign(button, {textContent: 'Retry', className: 'button button--secondary'});
  button.onclick = () => {
    hideFailure();
    retry();
  };
  box = document.createElement('p');
  Object.assign(box, {role: 'alert', className: 'alert alert--danger'});
  box.style.cssText = 'position:fixed;inset:auto 1rem 0;z-index:999';
  box.append('The scripts of this page could not be loaded. It can be read without them. ', button);
  document.body.append(box);
}

export const hideFailure = (): void => box?.remove();
