import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { calcularSello, escribirSello, estaConstruido, quitarSello } from '../../scripts/build/sello.mjs';

let raiz: string;
const escribir = (ruta: string, texto: string): void => {
  mkdirSync(dirname(join(raiz, ruta)), { recursive: true });
  writeFileSync(join(raiz, ruta), texto);
};
beforeEach(() => {
  raiz = `${mkdtempSync(join(tmpdir(), 'sello-'))}/`;
  for (const ruta of ['package.json', 'package-lock.json', 'rspack.config.ts', 'tsconfig.base.json'])
    escribir(ruta, ruta);
  for (const ruta of ['scripts/construir.mjs', 'src/a/uno.ts', 'dist/server/main.js', 'dist/web/index.html'])
    escribir(ruta, ruta);
  escribirSello(raiz, calcularSello(raiz, {}));
});
afterEach(() => rmSync(raiz, { recursive: true, force: true }));

describe('npm start construye solo lo que cambió', () => {
  it('lo construido vale mientras el contenido sea el mismo, aunque se toque o cambie lo que no se construye', () => {
    expect(estaConstruido(raiz, {})).toBe(true);
    utimesSync(join(raiz, 'src/a/uno.ts'), new Date(), new Date());
    escribir('tests/uno.test.ts', 'x');
    escribir('src/ui/arbol.gen.ts', 'lo escribe la construcción');
    expect(estaConstruido(raiz, { PORT: '1' })).toBe(true);
  });

  it.each([
    ['una fuente cambia', () => escribir('src/a/uno.ts', 'otra')],
    ['una fuente nueva', () => escribir('src/a/dos.ts', '')],
    [
      'una que cambia de nombre',
      () => {
        rmSync(join(raiz, 'src/a/uno.ts'));
        escribir('src/a/otro.ts', 'src/a/uno.ts');
      },
    ],
    ['las versiones de los paquetes', () => escribir('package-lock.json', 'otras')],
    ['un parche', () => escribir('patches/x.patch', 'x')],
    ['falta algo de lo construido', () => rmSync(join(raiz, 'dist/server/main.js'))],
    ['no se terminó', () => quitarSello(raiz)],
  ])('se construye otra vez: %s', (_caso, cambiar) => {
    cambiar();
    expect(estaConstruido(raiz, {})).toBe(false);
  });

  it('con otras direcciones de los servicios también', () => {
    expect(estaConstruido(raiz, { PUBLIC_AUTH_API_URL: 'https://otra.example' })).toBe(false);
  });
});
