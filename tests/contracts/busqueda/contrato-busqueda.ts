import { beforeEach, describe, expect, it } from 'vitest';
import { type AbrirMundo, type Mundo, usarMundo } from '../apoyo/mundo';
import { type CasaConGente, poblar } from './casa-con-gente';
import { comoSeEscribe } from './como-se-escribe.contrato';
import type { Lista } from './lista-con-busqueda';
import { ABONOS, CARTERA, MENSUALIDADES } from './listas-de-dinero';
import { ACUDIENTES, PARTICIPANTES, SEDES } from './listas-de-la-casa';

const lista = (mundo: () => Mundo, { nombre, buscar, filas }: Lista): void => {
  describe(nombre, () => {
    let casa: CasaConGente;
    beforeEach(async () => {
      casa = await poblar(mundo());
    });

    it('what a row shows finds it', async () => {
      for (const [fila, soloSuyo, compartido] of filas) {
        const suya = String(fila(casa));
        for (const texto of soloSuyo(casa)) {
          expect(texto, 'a column without text').toBeTruthy();
          const { ids, total } = await buscar(mundo(), texto ?? '');
          expect(ids.map(String), texto ?? '').toEqual([suya]);
          expect(total, texto ?? '').toBe(1);
        }
        for (const texto of compartido(casa))
          expect((await buscar(mundo(), texto ?? '')).ids.map(String), texto ?? '').toContain(suya);
      }
    });
  });
};

/** What each list shows is typed in its search, and the row comes. */
export const contratoBusqueda = (nombre: string, crearAdaptador: AbrirMundo): void => {
  describe(`Búsqueda: ${nombre}`, () => {
    const mundo = usarMundo(crearAdaptador);
    for (const una of [PARTICIPANTES, ACUDIENTES, SEDES, MENSUALIDADES, CARTERA, ABONOS]) lista(mundo, una);
    describe('as people write', () => comoSeEscribe(mundo));
  });
};
