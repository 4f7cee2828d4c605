import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as constantes from '@/domain/shared/constantes';

const PROPIA = 'src/domain/shared/constantes.ts';

const fuentes = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((ruta) => `src/${ruta}`)
  .filter((ruta) => /\.tsx?$/.test(ruta) && ruta !== PROPIA)
  .map((ruta) => readFileSync(ruta, 'utf8'));

const IMPORTACION = /import \{([^}]*)\} from '@\/domain\/shared\/constantes'/g;
const importadas = new Set(
  fuentes.flatMap((texto) =>
    [...texto.matchAll(IMPORTACION)].flatMap(([, nombres = '']) => nombres.match(/\w+/g) ?? []),
  ),
);

describe('constantes de la especificación §9', () => {
  it.each(Object.keys(constantes))('%s la usa quien se comporta así, no solo su prueba', (nombre) => {
    expect(importadas).toContain(nombre);
  });
});
