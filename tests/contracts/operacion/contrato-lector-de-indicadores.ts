import { describe, expect, it } from 'vitest';
import { postgresIndicadores } from '@/infrastructure/postgres/operacion/postgres-indicadores';
import { postgresSesiones } from '@/infrastructure/postgres/sesion/postgres-sesiones';
import { type AbrirBase, usarTaller } from '../apoyo/taller';

export const contratoLectorDeIndicadores = (nombre: string, abrir: AbrirBase): void => {
  describe(`LectorDeIndicadores: ${nombre}`, () => {
    const taller = usarTaller(abrir);
    const leer = () => postgresIndicadores(taller().db, taller().reloj).leer();

    it('counts the sessions that are good now', async () => {
      const { id } = await taller().persona('ana@ejemplo.example');
      const sesiones = postgresSesiones(taller().db, taller().reloj);
      expect((await leer()).sesionesAbiertas).toBe(0);
      await taller().abrirSesion('dormida', id);
      taller().pasarMinutos(30);
      for (const huella of ['una', 'otra', 'cerrada']) await taller().abrirSesion(huella, id);
      await sesiones.revocar('cerrada');
      expect((await leer()).sesionesAbiertas).toBe(2);
    });

    it('tells counts and never who', async () => {
      const { id, email } = await taller().persona('ana@ejemplo.example');
      await taller().abrirSesion('huella', id, {
        direccion: '10.0.0.9',
        agente: 'agente',
      });
      const indicadores = await leer();
      expect(JSON.stringify(indicadores)).not.toMatch(new RegExp(`${email}|huella|10\\.0\\.0\\.9|agente`));
      for (const { estado, total } of indicadores.conexiones) {
        expect(estado).not.toBe('');
        expect(total).toBeGreaterThan(0);
      }
    });
  });
};
