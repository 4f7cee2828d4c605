import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Marcar } from '@/application/sistema/libro-de-ejemplos.port';
import { errorConflicto } from '@/domain/shared/errores/errores-comunes';
import { consultar } from '@/infrastructure/postgres/base-datos/base-datos';
import { postgresLibroDeEjemplos } from '@/infrastructure/postgres/sistema/postgres-libro-de-ejemplos';
import { rechazo } from '../apoyo/rechazo';
import { type AbrirBase, usarTaller } from '../apoyo/taller';

const NINGUNO = { participantes: 0, acudientes: 0, mensualidades: 0, pagos: 0 };

export const contratoLibroDeEjemplos = (nombre: string, abrir: AbrirBase): void => {
  describe(`LibroDeEjemplos: ${nombre}`, () => {
    const taller = usarTaller(abrir);
    const libro = () => postgresLibroDeEjemplos(taller().contexto());
    const uno = async (orden: string): Promise<number> => {
      const [fila] = await consultar<{ n: number | string }>(taller().db, sql.raw(orden));
      return Number(fila?.n);
    };
    const persona = (quien: string) =>
      uno(`insert into participantes (nombre, telefono, creado_en, actualizado_en)
        values ('${quien}', '3990000001', now(), now()) returning id as n`);
    const cuantas = () => uno('select count(*) as n from participantes');

    it('at first there is nobody', async () => {
      expect(await libro().contar()).toEqual({
        cargados_en: null,
        de_ejemplo: NINGUNO,
        reales: { participantes: 0, acudientes: 0 },
      });
      expect((await libro().borrar()).participantes).toEqual([]);
    });

    it('tells who was marked from who was not, and takes away those who were', async () => {
      const real = await persona('Rosa Real');
      const ejemplo = await persona('Ana Ejemplo');
      const cargados = await libro().cargar(
        ({ reales }) => expect(reales.participantes).toBe(2),
        (marcar) => marcar(ejemplo),
      );
      expect(cargados).toEqual({
        cargados_en: '2026-11-21T15:00:00.000Z',
        de_ejemplo: { ...NINGUNO, participantes: 1 },
        reales: { participantes: 1, acudientes: 0 },
      });
      expect(await libro().borrar()).toEqual({ habia: cargados, participantes: [String(ejemplo)] });
      expect(await uno(`select id as n from participantes`)).toBe(real);
      expect(await uno("select count(*) as n from actividad where entidad = 'configuracion'")).toBe(2);
    });

    it('nothing is written when it is not allowed, or when it ends half way', async () => {
      const negar = () => {
        throw errorConflicto('Ya hay personas registradas');
      };
      const escribir = async (marcar: Marcar) => {
        await marcar(await persona('Ana Ejemplo'));
      };
      await rechazo(libro().cargar(negar, escribir), 'CONFLICTO');
      const ejemplo = await persona('Luz Ejemplo');
      await rechazo(
        libro().cargar(
          () => undefined,
          async (marcar) => {
            await marcar(ejemplo);
            await marcar(999_999);
          },
        ),
        'VALIDACION',
      );
      expect([await cuantas(), (await libro().contar()).cargados_en]).toEqual([1, null]);
    });

    it('one key loads once', async () => {
      const ejemplo = await persona('Ana Ejemplo');
      const cargar = () =>
        libro().cargar(
          () => undefined,
          (marcar) => marcar(ejemplo),
          { clave: 'la-misma' },
        );
      expect(await cargar()).toEqual(await cargar());
    });
  });
};
