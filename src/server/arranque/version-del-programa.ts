import { readFileSync } from 'node:fs';

/** From the built server, and from the source tree. */
const CANDIDATAS = ['../../package.json', '../../../package.json'];

/** As package.json says; '' when the server runs without it. */
export const versionDelPrograma = (): string => {
  for (const candidata of CANDIDATAS) {
    try {
      const { name, version } = JSON.parse(readFileSync(new URL(candidata, import.meta.url), 'utf8'));
      if (name === 'fundacion-panel') return String(version);
    } catch {
      // Not there: the next place, or no version at all.
    }
  }
  return '';
};
