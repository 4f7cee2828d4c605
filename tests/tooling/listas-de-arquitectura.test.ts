import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const PAGINA = readFileSync('docs/arquitectura.md', 'utf8');

/** The paths that a marked list of the page names. */
const rutasDe = (marca: string): string[] => {
  const trozo = new RegExp(`<!-- ${marca}[^>]*-->([\\s\\S]*?)<!-- /`).exec(PAGINA)?.[1] ?? '';
  return [...trozo.matchAll(/`([^`]+)`/g)].map(([, ruta = '']) => ruta);
};

const SECCIONES = ['sedes', 'acudientes', 'usuarios', 'participantes', 'mensualidades'];
/** Rooms of one section, and those that show or tell of all of them without being where one is added. */
const CON_DUENO = new Set([
  ...SECCIONES,
  ...['formatos', 'financiero', 'demo', 'revision', 'sitio', 'textos', 'actividad'],
  // What a device keeps to be read without a network: a new section is kept only where somebody wants it.
  ...['sin-red', 'copia'],
  // People to try the product with: the same.
  ...['sistema', 'ejemplos'],
]);

/** Names the sections that several others look at; the table of a new one lives in its adapter. */
const DE_VARIAS = 'src/infrastructure/memory/shared/base-memoria.ts';

const nombra = (texto: string, seccion: string): boolean => new RegExp(`\\b${seccion}\\b`).test(texto);

/** Files of everybody that name nearly every section: where one more has to be named. */
const registros = (): string[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'src'], { encoding: 'utf8' })
    .split('\n')
    .filter((archivo) => /(?<!\.gen)\.tsx?$/.test(archivo) && existsSync(archivo))
    .filter((archivo) => archivo !== DE_VARIAS)
    .filter((archivo) => !archivo.split(/[/.]/).some((sala) => CON_DUENO.has(sala)))
    .filter((archivo) => {
      const texto = readFileSync(archivo, 'utf8');
      return SECCIONES.filter((seccion) => nombra(texto, seccion)).length >= SECCIONES.length - 1;
    });

describe('lo que se toca para agregar algo, según docs/arquitectura.md', () => {
  it.each(['un campo:', 'un campo, si hace falta', 'salas', 'registros', 'pruebas'])(
    '%s: lo que nombra existe',
    (marca) => {
      const rutas = rutasDe(marca);
      expect(rutas).not.toEqual([]);
      expect(rutas.filter((ruta) => !existsSync(ruta))).toEqual([]);
    },
  );

  it('un campo nuevo toca a lo sumo cinco archivos, y el de ejemplo está en cada uno', () => {
    const rutas = rutasDe('un campo:');
    expect(rutas.length).toBeLessThanOrEqual(5);
    const archivos = [...rutas, ...rutasDe('un campo, si hace falta')].filter((ruta) => ruta.endsWith('.ts'));
    expect(archivos.filter((ruta) => !nombra(readFileSync(ruta, 'utf8'), 'eps'))).toEqual([]);
  });

  it('una sección nueva edita a lo sumo cuatro archivos de todos fuera de la interfaz', () => {
    const deTodos = rutasDe('registros').filter((ruta) => !ruta.startsWith('src/ui/'));
    expect(deTodos.length).toBeLessThanOrEqual(4);
  });

  it('los archivos de todos que nombran las secciones son esos, y ninguno más', () => {
    expect(registros().toSorted()).toEqual(rutasDe('registros').toSorted());
  });
});
