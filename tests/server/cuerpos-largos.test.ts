import { exigirQueCuesteLoQueMide } from '@tests/domain/crecimiento';
import { CUERPOS } from '@tests/server/apoyo/cuerpos-buenos';
import { describe, expect, it } from 'vitest';
import { analizar } from '@/domain/shared/analizar';
import { POLITICA_API } from '@/domain/shared/politica/politica-api';
import { LLAMADAS } from '@/server/composicion/secciones';

type Camino = readonly string[];

/** Where each text of a body is. */
const textosDe = (valor: unknown, camino: Camino = []): Camino[] => {
  if (typeof valor === 'string') return [camino];
  if (typeof valor !== 'object' || valor === null) return [];
  return Object.entries(valor).flatMap(([clave, dentro]) => textosDe(dentro, [...camino, clave]));
};

const con = (valor: unknown, [clave, ...resto]: Camino, texto: string): unknown => {
  if (clave === undefined) return texto;
  const copia = (Array.isArray(valor) ? [...valor] : { ...(valor as object) }) as Record<string, unknown>;
  copia[clave] = con(copia[clave], resto, texto);
  return copia;
};

/** The call of an address of the examples, which says numbers where the table says `{id}`. */
const llamadaDe = (linea: string) => {
  const regla = POLITICA_API.find(({ servicio, metodo, ruta }) =>
    new RegExp(`^${metodo} /${servicio}-api${ruta.replace(/[{]\w+[}]/g, '[^/]+')}$`).test(linea),
  );
  return regla && LLAMADAS[`${regla.metodo} ${regla.ruta}` as keyof typeof LLAMADAS];
};

const CASOS = Object.entries(CUERPOS).flatMap(([linea, bueno]) => {
  const cuerpo = llamadaDe(linea)?.cuerpo;
  return cuerpo
    ? textosDe(bueno).map((camino) => ({ linea, campo: camino.join('.'), camino, bueno, cuerpo }))
    : [];
});

/** A text of a body is as long as the whole body lets it be: finding that it is too long must not cost more than that. */
describe('revisar un texto tan largo como cabe cuesta lo que mide', () => {
  it('en cada texto de cada cuerpo', () => {
    expect(new Set(CASOS.map(({ linea }) => linea)).size).toBeGreaterThan(25);
  });

  it.each(CASOS)('$linea, $campo', ({ camino, bueno, cuerpo }) => {
    exigirQueCuesteLoQueMide((texto) => {
      try {
        analizar(cuerpo, con(bueno, camino, texto));
      } catch {
        // Refusing it is an answer too.
      }
    });
  });
});
