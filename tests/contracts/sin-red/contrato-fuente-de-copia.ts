import { unAcudiente } from '@tests/builders/un-acudiente';
import { unParticipante } from '@tests/builders/un-participante';
import { unaMensualidad } from '@tests/builders/una-mensualidad';
import { describe, expect, it } from 'vitest';
import type { Id } from '@/domain/shared/id';
import { postgresAcudienteRepository } from '@/infrastructure/postgres/acudientes/postgres-acudiente-repository';
import { postgresFuenteDeCopia } from '@/infrastructure/postgres/copia/postgres-fuente-de-copia';
import { postgresMensualidadRepository } from '@/infrastructure/postgres/mensualidades/postgres-mensualidad-repository';
import { postgresParticipanteRepository } from '@/infrastructure/postgres/participantes/postgres-participante-repository';
import { type AbrirBase, usarTaller } from '../apoyo/taller';

export const contratoFuenteDeCopia = (nombre: string, abrir: AbrirBase): void => {
  describe(`FuenteDeCopia: ${nombre}`, () => {
    const taller = usarTaller(abrir);
    const fuente = () => postgresFuenteDeCopia(taller().contexto());
    const crear = (llamado: string, estado: 'ACTIVO' | 'CON_PERMISO' | 'PREINGRESO' | 'EGRESADO') =>
      postgresParticipanteRepository(taller().contexto()).crear(
        unParticipante().llamado(llamado).con({ estado }).datos(),
        undefined,
        undefined,
        {
          fecha_ingreso: '2026-11-01',
          sede_id: null,
          area: null,
          programa: null,
          fase: null,
          fecha_egreso: null,
          tipo_egreso: null,
          motivo_egreso: null,
          eventos: [],
        },
      );
    const DESDE = new Date('2026-11-20T05:00:00Z');

    it('is empty in an empty house', async () => {
      expect(await fuente().leer(10, DESDE)).toEqual({
        participantes: [],
        acudientes: [],
        sedes: [],
        estancias: [],
        mensualidades: [],
        novedades: [],
        formatos: [],
      });
    });

    it('brings those who live in the house with their guardians, stays and what they owe, and nobody else', async () => {
      const contexto = taller().contexto();
      const fees = postgresMensualidadRepository(contexto);
      const acudientes = postgresAcudienteRepository(contexto);
      const ids: Record<string, Id> = {};
      for (const [llamado, estado] of [
        ['Ana', 'ACTIVO'],
        ['Beto', 'CON_PERMISO'],
        ['Ciro', 'PREINGRESO'],
        ['Dora', 'EGRESADO'],
      ] as const) {
        const { id } = await crear(llamado, estado);
        ids[llamado] = id;
        await acudientes.crear(
          unAcudiente()
            .de(id)
            .con({ nombres: `De ${llamado}` })
            .datos(),
        );
        await fees.crear(unaMensualidad().de(id).datos());
      }
      const pagada = await fees.crear(
        unaMensualidad()
          .de(ids.Ana as Id)
          .con({ periodo: '2026-09' })
          .datos(),
      );
      await fees.actualizar(pagada.id, {}, 'ANULADA');

      const { participantes, acudientes: suyos, estancias, mensualidades } = await fuente().leer(10, DESDE);
      expect(participantes.map((p) => p.nombre)).toEqual(['Ana', 'Beto']);
      expect(suyos.map((a) => a.nombres)).toEqual(['De Ana', 'De Beto']);
      expect(estancias.map((e) => e.participante_id).sort()).toEqual([ids.Ana, ids.Beto]);
      expect(mensualidades.map((m) => m.participante_id)).toEqual([ids.Ana, ids.Beto]);
    });

    it('brings no more people than asked for, by number', async () => {
      for (const llamado of ['Uno', 'Dos', 'Tres']) await crear(llamado, 'ACTIVO');
      const { participantes } = await fuente().leer(2, DESDE);
      expect(participantes.map((p) => p.nombre)).toEqual(['Uno', 'Dos']);
    });
  });
};
