import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {chromium} from '@playwright/test';
import {findBrowser} from './findBrowser';

const OWN = 'npx playwright install chromium';
const PACKAGE =
  'apt-get update && apt-get install -y chromium-headless-shell fonts-liberation || apt-get install -y chromium';

/** Makes sure that there is a Chromium to test with, and says how to get one where it cannot. */
export function ensureBrowser(): void {
  const isInstalled = () => findBrowser() !== undefined || existsSync(chromium.executablePath());
  const install = (command: string) => spawnSync(command, {shell: true, stdio: 'inherit'});

  if (isInstalled()) return;
  console.log(`No Chromium found; trying: ${OWN}`);
  install(OWN);
  if (isInstalled()) return;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log(`Trying the distribution's package: ${PACKAGE}`);
    install(PACKAGE);
    if (isInstalled()) return;
  }
  throw new Error(
    `The browser tests need a Chromium and found none. Install one with "${OWN}", or as root on Debian with "${PACKAGE}", or set CHROMIUM_PATH to the one you have.`,
  );
}
