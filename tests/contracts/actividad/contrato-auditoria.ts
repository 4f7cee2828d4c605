import { describe, expect, it } from 'vitest';
import {
  postgresActividadRepository,
  postgresAuditoria,
} from '@/infrastructure/postgres/actividad/postgres-actividad-repository';
import { anotarHistoria, anotarHistorias } from '@/infrastructure/postgres/shared/historia';
import { type AbrirBase, usarTaller } from '../apoyo/taller';

export const contratoAuditoria = (nombre: string, abrir: AbrirBase): void => {
  describe(`Auditoria: ${nombre}`, () => {
    const taller = usarTaller(abrir);
    const lineasDe = (id: number) =>
      postgresActividadRepository(taller().contexto()).listarDe('participante', id);

    it('leaves who read which record, when and from where', async () => {
      const contexto = taller().contexto({ email: 'rut@ejemplo.example', origen: '10.0.0.9' });
      await postgresAuditoria(contexto).consulta('participante', { id: 7 });
      expect(await lineasDe(7)).toMatchObject([
        {
          accion: 'CONSULTAR',
          usuario: 'rut@ejemplo.example',
          origen: '10.0.0.9',
          fecha: '2026-11-21T15:00:00.000Z',
        },
      ]);
      expect(await lineasDe(8)).toEqual([]);
    });

    it('however many they are, the changes of a record are found', async () => {
      const contexto = taller().contexto();
      await anotarHistoria(contexto, { entidad: 'participante', accion: 'CREAR', despues: { id: 7 } });
      const consulta = { entidad: 'participante', accion: 'CONSULTAR', despues: { id: 7 } } as const;
      await anotarHistorias(contexto, Array(600).fill(consulta));
      expect((await lineasDe(7))?.every(({ accion }) => accion === 'CONSULTAR')).toBe(true);
      const cambios = await postgresActividadRepository(contexto).listarDe('participante', 7, {
        soloCambios: true,
      });
      expect(cambios).toMatchObject([{ accion: 'CREAR' }]);
    });

    it('leaves nothing of what was read', async () => {
      const leido = { id: 7, nombre: 'Ana Ejemplo', alergias: 'Penicilina' };
      await postgresAuditoria(taller().contexto()).consulta('participante', leido);
      expect((await lineasDe(7))?.[0]?.cambios).toEqual([]);
      expect(JSON.stringify(await lineasDe(7))).not.toMatch(/Ana Ejemplo|Penicilina/);
    });

    it('is a line for each time', async () => {
      const auditoria = postgresAuditoria(taller().contexto());
      await auditoria.consulta('participante', { id: 7 });
      await auditoria.consulta('participante', { id: 7 });
      expect(await lineasDe(7)).toHaveLength(2);
    });
  });
};
