import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { render } from '@testing-library/react';
import { Search, Wallet } from 'lucide-react';
import type { ComponentType } from 'react';
import { describe, expect, it } from 'vitest';
import { crearIcono } from '@/ui/app/icono-ligero';

const cargar = createRequire(import.meta.url);
const iconoLigero: (fuente: string) => string = cargar('../../../scripts/build/icono-ligero.cjs');

const CARPETA = 'node_modules/lucide-react/dist/esm/icons';
const fuenteDe = (nombre: string) => readFileSync(`${CARPETA}/${nombre}.mjs`, 'utf8');

type Lineas = Parameters<typeof crearIcono>[0];

/** What the build leaves of an icon, drawn by the component that takes the place of lucide's. */
const ligero = (nombre: string) => {
  const texto = /__iconData = ([\s\S]*?);\nexport default/.exec(iconoLigero(fuenteDe(nombre)))?.[1];
  return crearIcono(new Function(`return ${texto}`)() as Lineas);
};

const dibujar = (Icono: ComponentType<object>, props: object) => {
  const { container, unmount } = render(<Icono {...props} />);
  const svg = container.querySelector('svg');
  const atributos = Object.fromEntries([...(svg?.attributes ?? [])].map(({ name, value }) => [name, value]));
  const lineas = svg?.innerHTML;
  unmount();
  // Names of styles that nobody writes rules for, and the namespace that HTML already gives.
  const { class: _, xmlns: __, ...visibles } = atributos;
  return { visibles, lineas };
};

describe('los iconos del sitio construido', () => {
  it.each([
    ['sin nada', {}],
    ['de otro tamaño', { size: 16 }],
    ['con nombre', { role: 'img', 'aria-label': 'Buscar' }],
    ['oculto a propósito', { 'aria-hidden': true }],
    ['de otro trazo', { strokeWidth: 1.5 }],
  ])('%s, se dibujan como los de lucide', (_, props) => {
    expect(dibujar(ligero('search'), props)).toEqual(dibujar(Search, props));
    expect(dibujar(ligero('wallet'), props)).toEqual(dibujar(Wallet, props));
  });

  it('reconoce todos los que miden 24 y ninguno conserva lo que no se dibuja', () => {
    const propios = readdirSync(CARPETA)
      .filter((archivo) => archivo.endsWith('.mjs'))
      .map((archivo) => fuenteDe(archivo.slice(0, -'.mjs'.length)))
      .filter((fuente) => fuente.includes('createLucideIcon'));
    expect(propios.length).toBeGreaterThan(1_000);
    for (const fuente of propios) expect(iconoLigero(fuente)).not.toContain('key:');
  });

  it('una biblioteca con otra forma detiene la construcción', () => {
    expect(() => iconoLigero(fuenteDe('search').replace('size: 24', 'size: 32'))).toThrow('icono-ligero');
  });
});
