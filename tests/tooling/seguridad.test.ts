import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { leerMutaciones, mutar } from '../seguridad/mutacion.mjs';
import { PUNTOS } from '../seguridad/puntos.mjs';

const RAIZ = fileURLToPath(new URL('../../', import.meta.url));
const mutaciones = await leerMutaciones();

describe('puntos de seguridad', () => {
  it('van numerados, cada uno con pruebas que existen', () => {
    expect(PUNTOS.map(({ numero }) => numero)).toEqual(PUNTOS.map((_, i) => i + 1));
    const archivos = PUNTOS.flatMap(({ pruebas, navegador = [] }) => [...pruebas, ...navegador]);
    expect(archivos.filter((archivo) => !existsSync(RAIZ + archivo))).toEqual([]);
  });

  it('cada punto tiene al menos una falla que sus pruebas deben descubrir', () => {
    const conFalla = new Set(mutaciones.map(({ punto }) => punto));
    expect(PUNTOS.filter(({ numero }) => !conFalla.has(numero))).toEqual([]);
  });

  it.each(mutaciones)('$nombre todavía se puede poner, y sus pruebas son de su punto', (mutacion) => {
    const textos = mutar(RAIZ, mutacion);
    for (const [ruta, texto] of textos) expect(texto).not.toBe(readFileSync(ruta, 'utf8'));
    const delPunto = PUNTOS.find(({ numero }) => numero === mutacion.punto)?.pruebas ?? [];
    for (const prueba of mutacion.pruebas) expect(delPunto).toContain(prueba);
    if (mutacion.filtro) {
      const textoPruebas = mutacion.pruebas.map((p) => readFileSync(RAIZ + p, 'utf8')).join('');
      const palabras = mutacion.filtro.split(' ').slice(-2).join(' ');
      expect(textoPruebas).toContain(palabras);
    }
  });

  it('una falla cuyo texto ya no está es un error, no un acierto', () => {
    const perdida = {
      nombre: 'perdida',
      punto: 1,
      que: '',
      pruebas: [],
      cambios: [{ archivo: 'package.json', busca: 'este texto no está', pone: '' }],
    };
    expect(() => mutar(RAIZ, perdida)).toThrow('el texto buscado está 0 veces');
    expect(() =>
      mutar(RAIZ, { ...perdida, cambios: [{ archivo: 'no-existe', busca: 'x', pone: '' }] }),
    ).toThrow('ya no existe');
  });
});
