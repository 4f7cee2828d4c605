import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

interface Paquete {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  overrides: Record<string, string>;
}
interface Candado {
  lockfileVersion: number;
  packages: Record<string, { version?: string; integrity?: string; link?: boolean; dev?: boolean }>;
}

const leer = <T>(nombre: string): T =>
  JSON.parse(readFileSync(new URL(`../../${nombre}`, import.meta.url), 'utf8')) as T;
const paquete = leer<Paquete>('package.json');
const candado = leer<Candado>('package-lock.json');
const EXACTA = /^\d+\.\d+\.\d+(?:-[\w.]+)?$/;

describe('paquetes de otros', () => {
  it('cada uno con su versión exacta', () => {
    const pedidos = { ...paquete.dependencies, ...paquete.devDependencies, ...paquete.overrides };
    const abiertos = Object.entries(pedidos).filter(([, version]) => !EXACTA.test(version));
    expect(abiertos).toEqual([]);
    expect(Object.keys(pedidos).length).toBeGreaterThan(30);
  });

  it('el candado sabe qué versión y qué contenido es cada uno, y es la que se pide', () => {
    const instalados = Object.entries(candado.packages).filter(([ruta, { link }]) => ruta && !link);
    const sinHuella = instalados.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'));
    expect(sinHuella.map(([ruta]) => ruta)).toEqual([]);
    const deProduccion = Object.entries(paquete.dependencies);
    for (const [nombre, version] of deProduccion)
      expect(candado.packages[`node_modules/${nombre}`]?.version, nombre).toBe(version);
    expect(instalados.length).toBeGreaterThan(deProduccion.length);
  });
});
