/** Whether this browser has what runs programs. */
export const canRun = (): boolean =>
  typeof Worker === 'function' && typeof WebAssembly === 'object' && WebAssembly !== null;

type Connection = {saveData?: boolean; effectiveType?: string};

/** Whether the reader spares data, or is on a slow line. */
export function isSparing(): boolean {
  const {saveData = false, effectiveType = ''} =
    (navigator as {connection?: Connection}).connection ?? {};
  return saveData || effectiveType.includes('2g');
}
