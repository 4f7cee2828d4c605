import { sinGuardas } from '@tests/server/apoyo/base-de-prueba';
import { selladoDePrueba } from '@tests/server/apoyo/sellado-de-prueba';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { verificarActividad } from '@/application/actividad/verificar-actividad';
import { tokensAleatorios } from '@/infrastructure/crypto/tokens-aleatorios';
import { postgresAuditoria } from '@/infrastructure/postgres/actividad/postgres-actividad-repository';
import { postgresLibroEncadenado } from '@/infrastructure/postgres/actividad/postgres-libro-encadenado';
import { type AbrirBase, usarTaller } from '../apoyo/taller';

export const contratoLibroEncadenado = (nombre: string, abrir: AbrirBase): void => {
  describe(`LibroEncadenado: ${nombre}`, () => {
    const taller = usarTaller(abrir);
    const libro = () => postgresLibroEncadenado(taller().db);
    const escribir = async (renglones: number) => {
      const auditoria = postgresAuditoria(taller().contexto());
      for (let id = 1; id <= renglones; id += 1) await auditoria.consulta('participante', { id });
    };
    const verificar = () =>
      verificarActividad({ libro: libro(), huella: tokensAleatorios.huella, ...selladoDePrueba() })();
    const alterar = (orden: string) => taller().base.ejecutarGuion(sinGuardas(orden));

    it('has no chain while nothing was written', async () => {
      expect(await libro().cadenas()).toEqual([]);
      expect(await libro().sueltos()).toEqual([]);
    });

    it('gives the lines of a chain in order, after the one asked for, as many as asked for', async () => {
      await escribir(5);
      const [cabeza] = await libro().cadenas();
      const cadena = cabeza?.cadena ?? 0;
      const numeros = async (desde: number, limite: number) =>
        (await libro().renglones(cadena, desde, limite)).map(({ numero }) => numero);
      expect(await numeros(0, 100)).toEqual([1, 2, 3, 4, 5]);
      expect(await numeros(0, 2)).toEqual([1, 2]);
      expect(await numeros(2, 2)).toEqual([3, 4]);
      expect(await numeros(5, 2)).toEqual([]);
      expect(await libro().renglones(999, 0, 10)).toEqual([]);
      const ultimo = (await libro().renglones(cadena, 4, 1))[0];
      expect(cabeza).toMatchObject({ numero: 5, huella: ultimo?.huella, ancla: null });
    });

    it('gives each line in the words it was sealed with', async () => {
      await escribir(3);
      expect(await verificar()).toMatchObject({ integra: true, renglones: 3 });
    });

    it('shows a line that was changed', async () => {
      await escribir(3);
      await alterar(`update actividad set usuario = 'otra@ejemplo.example' where numero = 2`);
      expect((await verificar()).fallas).toMatchObject([{ motivo: 'ALTERADO', numero: 2 }]);
    });

    it('shows a line that is missing, in the middle or at the end', async () => {
      await escribir(4);
      await alterar('delete from actividad where numero in (2, 4)');
      const motivos = (await verificar()).fallas.map(({ motivo }) => motivo);
      expect(motivos).toEqual(['FALTA', 'FINAL_DISTINTO']);
    });

    it('has no seals nor anchors while nobody signed nor purged, and all its guards', async () => {
      await escribir(2);
      expect([await libro().sellos(), await libro().anclas()]).toEqual([[], []]);
      expect(await libro().guardasQueFaltan()).toEqual([]);
    });

    it.each([
      ['off', 'alter table actividad disable trigger actividad_guardada', 'actividad_guardada'],
      ['gone', 'drop trigger sellos_sin_vaciar on sellos_actividad', 'sellos_sin_vaciar'],
    ])('names a guard that is %s', async (_como, orden, guarda) => {
      await taller()
        .db.transaction(async (tx) => {
          await tx.execute(sql.raw(orden));
          expect(await postgresLibroEncadenado(tx as never).guardasQueFaltan()).toEqual([guarda]);
          throw new Error('as it was');
        })
        .catch((error: Error) => expect(error.message).toBe('as it was'));
    });

    it('refuses to be emptied', async () => {
      for (const tabla of ['actividad', 'cadenas_actividad', 'anclas_actividad', 'sellos_actividad'])
        await expect(taller().base.ejecutarGuion(`truncate ${tabla} cascade`)).rejects.toThrow(
          'La historia no se vacía',
        );
    });

    it('names the lines that belong to no chain, or whose chain does not know them', async () => {
      await escribir(2);
      await alterar('update actividad set numero = 40 where numero = 2');
      await alterar('update actividad set cadena = 77 where numero = 1');
      expect(await libro().sueltos()).toEqual([1, 2]);
    });
  });
};
