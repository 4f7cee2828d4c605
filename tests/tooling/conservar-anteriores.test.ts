import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const { conservarAnteriores } = await import(resolve('scripts/build/conservar-anteriores.mjs'));

let dist = '';
const activos = () => join(dist, 'web/assets');
const presentes = () => readdirSync(activos()).sort();

/** A build: it empties its folder and writes its own files. */
const construir = async (...archivos: string[]) => {
  const anteriores = conservarAnteriores(dist);
  await anteriores.apartar();
  rmSync(activos(), { recursive: true, force: true });
  mkdirSync(activos(), { recursive: true });
  for (const archivo of archivos) writeFileSync(join(activos(), archivo), `contenido de ${archivo}`);
  await anteriores.devolver();
};

beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'dist-'));
});
afterEach(() => rmSync(dist, { recursive: true }));

describe('los archivos de las construcciones anteriores', () => {
  it('siguen junto a los nuevos, con su contenido, durante dos construcciones', async () => {
    await construir('main.1.js', 'parte.1.js');
    await construir('main.2.js', 'parte.1.js');
    expect(presentes()).toEqual(['main.1.js', 'main.2.js', 'parte.1.js']);
    await construir('main.3.js', 'parte.3.js');
    expect(presentes()).toEqual(['main.1.js', 'main.2.js', 'main.3.js', 'parte.1.js', 'parte.3.js']);
    await construir('main.4.js');
    expect(presentes()).toEqual(['main.2.js', 'main.3.js', 'main.4.js', 'parte.1.js', 'parte.3.js']);
    expect(readFileSync(join(activos(), 'main.2.js'), 'utf8')).toBe('contenido de main.2.js');
    expect(existsSync(join(dist, '.anteriores'))).toBe(false);
  });

  it('no se pierden por construir otra vez lo mismo', async () => {
    await construir('main.1.js');
    await construir('main.2.js');
    for (let vez = 0; vez < 4; vez += 1) await construir('main.2.js');
    expect(presentes()).toEqual(['main.1.js', 'main.2.js']);
  });

  it('sobreviven a una construcción que no terminó', async () => {
    await construir('main.1.js');
    await conservarAnteriores(dist).apartar();
    rmSync(activos(), { recursive: true });
    await construir('main.2.js');
    expect(presentes()).toEqual(['main.1.js', 'main.2.js']);
  });

  it('la primera construcción no tiene anteriores, y una lista ilegible no impide la siguiente', async () => {
    await construir('main.1.js');
    expect(presentes()).toEqual(['main.1.js']);
    writeFileSync(join(dist, 'web-anteriores.json'), '{');
    await construir('main.2.js');
    expect(presentes()).toEqual(['main.1.js', 'main.2.js']);
  });
});
