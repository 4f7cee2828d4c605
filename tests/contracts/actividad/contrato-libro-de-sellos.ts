import { describe, expect, it } from 'vitest';
import type { LibroDeSellos } from '@/application/actividad/libro-encadenado.port';
import { postgresAuditoria } from '@/infrastructure/postgres/actividad/postgres-actividad-repository';
import { enTurnoDeSellar } from '@/infrastructure/postgres/actividad/postgres-libro-de-sellos';
import { actividad } from '@/infrastructure/postgres/esquema/actividad';
import { type AbrirBase, usarTaller } from '../apoyo/taller';

const SELLO = { numero: 1, contenido: '{"dia":"2026-11-21"}', previo: '', clave: 'k', firma: 'f1' };

export const contratoLibroDeSellos = (nombre: string, abrir: AbrirBase): void => {
  describe(`LibroDeSellos: ${nombre}`, () => {
    const taller = usarTaller(abrir);
    const enTurno = <T>(trabajo: (libro: LibroDeSellos) => Promise<T>) =>
      enTurnoDeSellar(taller().contexto())(trabajo);

    it('has no seal until one is added, and then the last one', async () => {
      expect(await enTurno((libro) => libro.ultimo())).toBeNull();
      await enTurno((libro) => libro.agregar(SELLO));
      await enTurno((libro) => libro.agregar({ ...SELLO, numero: 2, previo: 'f1', firma: 'f2' }));
      expect(await enTurno((libro) => libro.ultimo())).toEqual({
        ...SELLO,
        numero: 2,
        previo: 'f1',
        firma: 'f2',
      });
    });

    it('puts one in the place of the last', async () => {
      await enTurno((libro) => libro.agregar(SELLO));
      const otro = { ...SELLO, numero: 5, firma: 'f5' };
      await enTurno((libro) => libro.reemplazarUltimo(otro));
      expect(await enTurno((libro) => libro.ultimo())).toEqual(otro);
      const quedan = await taller().db.execute('select count(*)::int as n from sellos_actividad');
      expect(JSON.stringify(quedan)).toContain('"n":1');
    });

    it('says in the history how many went with the end of it', async () => {
      await enTurno((libro) => libro.anotarPerdida(3));
      const [linea] = (await taller().db.select().from(actividad)) ?? [];
      expect(linea).toMatchObject({
        entidad: 'actividad',
        cambios: expect.arrayContaining([{ campo: 'sellos_perdidos', antes: null, despues: 3 }]),
      });
    });

    it('tells where the chains are, and what a line is sealed with', async () => {
      const auditoria = postgresAuditoria(taller().contexto());
      for (const id of [1, 2, 3]) await auditoria.consulta('participante', { id });
      const [cabeza] = await enTurno((libro) => libro.cadenas());
      expect(cabeza).toMatchObject({ numero: 3, ancla: null });
      const cadena = cabeza?.cadena ?? 0;
      expect(await enTurno((libro) => libro.huellaDe(cadena, 3))).toBe(cabeza?.huella);
      expect(await enTurno((libro) => libro.huellaDe(cadena, 2))).toMatch(/^[0-9a-f]{64}$/);
      expect(await enTurno((libro) => libro.huellaDe(cadena, 99))).toBeNull();
    });

    it('what fails leaves nothing', async () => {
      await enTurno(async (libro) => {
        await libro.agregar(SELLO);
        throw new Error('a medias');
      }).catch((error: Error) => expect(error.message).toBe('a medias'));
      expect(await enTurno((libro) => libro.ultimo())).toBeNull();
    });

    it('two turns at once go one after the other', async () => {
      const pasos: string[] = [];
      await Promise.all(
        ['a', 'b'].map((cual) =>
          enTurno(async (libro) => {
            pasos.push(cual);
            await libro.cadenas();
            await libro.ultimo();
            pasos.push(cual);
          }),
        ),
      );
      expect([pasos[0], pasos[2]]).toEqual([pasos[1], pasos[3]]);
    });
  });
};
