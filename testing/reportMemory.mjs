import {writeFileSync} from 'node:fs';

// Loaded before a build: writes the most memory that it held, in bytes.
process.on('exit', () => {
  writeFileSync(process.env.MEMORY_REPORT, String(process.resourceUsage().maxRSS * 1024));
});
