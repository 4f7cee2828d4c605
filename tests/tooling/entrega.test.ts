import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { escritosDeEntrega, paquetesDeEntrega, planDeEntrega } from '../../scripts/entrega/plan.mjs';

let raiz: string;
const escribir = (ruta: string, texto = ''): void => {
  mkdirSync(dirname(join(raiz, ruta)), { recursive: true });
  writeFileSync(join(raiz, ruta), texto);
};
const instalar = (ruta: string, paquete: Record<string, unknown> = {}): void =>
  escribir(`${ruta}/package.json`, JSON.stringify({ name: ruta.split('node_modules/').at(-1), ...paquete }));

beforeEach(() => {
  raiz = `${mkdtempSync(join(tmpdir(), 'entrega-plan-'))}/`;
  escribir(
    'dist/server/main.js',
    `import { a } from "usa"; await import("@de/otros/parte"); import fs from "node:fs";`,
  );
  escribir('dist/server/main.js.map');
  escribir('dist/web/index.html');
  escribir('dist/dibujo/render.mjs', `import "react"`);
  escribir('docs/despliegue/nginx.conf');
  for (const suelto of ['LICENSE', 'CHANGELOG.md', 'SECURITY.md', '.env.example', 'docs/operacion.md'])
    escribir(suelto);
  instalar('node_modules/react');
  instalar('node_modules/usa', {
    dependencies: { hondo: '1' },
    optionalDependencies: { 'de-otro-sistema': '1' },
  });
  instalar('node_modules/usa/node_modules/hondo', { dependencies: { comun: '1' } });
  instalar('node_modules/hondo');
  instalar('node_modules/comun');
  instalar('node_modules/@de/otros', { peerDependencies: { usa: '1' } });
  escribir('node_modules/usa/index.js');
  escribir('node_modules/usa/index.d.ts');
});
afterEach(() => rmSync(raiz, { recursive: true, force: true }));

describe('lo que lleva una entrega', () => {
  it('los paquetes que pide lo construido y lo que ellos necesitan, donde Node los busca; ninguno más', () => {
    expect(paquetesDeEntrega(raiz)).toEqual([
      'node_modules/@de/otros',
      'node_modules/comun',
      'node_modules/usa',
      'node_modules/usa/node_modules/hondo',
    ]);
  });

  it('lo construido, sus paquetes y los documentos, en orden, sin mapas ni tipos ni lo que solo construye', () => {
    const nombres = planDeEntrega(raiz).map(({ nombre }) => nombre);
    expect(nombres).toEqual([...nombres].sort());
    expect(new Set(nombres).size).toBe(nombres.length);
    expect(nombres).toEqual(
      expect.arrayContaining([
        'LICENSE',
        'dist/server/main.js',
        'dist/web/index.html',
        'node_modules/usa/index.js',
      ]),
    );
    expect(nombres.filter((n) => /\.map$|\.d\.ts$|dibujo|react|^node_modules\/hondo/.test(n))).toEqual([]);
  });

  it('un paquete necesario que no está instalado se dice', () => {
    rmSync(join(raiz, 'node_modules/comun'), { recursive: true });
    expect(() => paquetesDeEntrega(raiz)).toThrow('hondo necesita comun, que no está instalado');
  });

  it('su package.json dice la versión que el programa lee, y arranca con server.js', () => {
    const paquete = JSON.parse(readFileSync('package.json', 'utf8'));
    const escritos = escritosDeEntrega(paquete, 'linux x64');
    expect(JSON.parse(escritos['package.json'])).toMatchObject({
      name: 'fundacion-panel',
      version: paquete.version,
      license: 'MIT',
      type: 'module',
    });
    expect(escritos['server.js']).toContain('./dist/server/main.js');
    expect(readFileSync('CHANGELOG.md', 'utf8')).toContain(`## [${paquete.version}]`);
  });
});
