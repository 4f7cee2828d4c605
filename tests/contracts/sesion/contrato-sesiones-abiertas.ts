import { describe, expect, it } from 'vitest';
import { postgresSesiones } from '@/infrastructure/postgres/sesion/postgres-sesiones';
import { postgresUsuarioRepository } from '@/infrastructure/postgres/usuarios/postgres-usuario-repository';
import { type AbrirBase, usarTaller } from '../apoyo/taller';

const HASH = { calcular: async () => 'hash', coincide: async () => false };

export const contratoSesionesAbiertas = (nombre: string, abrir: AbrirBase): void => {
  describe(`SesionesAbiertas: ${nombre}`, () => {
    const taller = usarTaller(abrir);
    const sesiones = () => postgresSesiones(taller().db, taller().reloj);
    const usuarios = () => postgresUsuarioRepository(taller().contexto(), HASH);

    it('tells whose it is, with their role', async () => {
      const ana = await taller().persona('ana@ejemplo.example');
      const rut = await taller().persona('rut@ejemplo.example', { rol: 'ADMINISTRADOR' });
      await sesiones().abrir('de-ana', ana.id);
      await sesiones().abrir('de-rut', rut.id);
      expect(await sesiones().titular('de-ana')).toMatchObject({ ...ana, rol: 'CONSULTA' });
      expect(await sesiones().titular('de-rut')).toMatchObject({ ...rut, rol: 'ADMINISTRADOR' });
    });

    it('is worth nothing after the role of its owner changed', async () => {
      const { id } = await taller().persona('ana@ejemplo.example');
      await sesiones().abrir('huella', id);
      await usuarios().actualizar(id, { rol: 'ADMINISTRADOR' });
      expect(await sesiones().titular('huella')).toBeNull();
    });

    it('is nobody for a digest that no session has', async () => {
      expect(await sesiones().titular('desconocida')).toBeNull();
      await expect(sesiones().revocar('desconocida')).resolves.toBeUndefined();
    });

    it('ends one and leaves the others', async () => {
      const { id } = await taller().persona('ana@ejemplo.example');
      await sesiones().abrir('una', id);
      await sesiones().abrir('otra', id);
      await sesiones().revocar('una');
      await sesiones().revocar('una');
      expect(await sesiones().titular('una')).toBeNull();
      expect(await sesiones().titular('otra')).not.toBeNull();
    });

    it('remembers whose it was for a minute, and never one it did not look at or that it ended', async () => {
      const ana = await taller().persona('ana@ejemplo.example');
      const mias = sesiones();
      await mias.abrir('huella', ana.id);
      expect(mias.recordado('huella')).toBeNull();
      await mias.titular('huella');
      expect(mias.recordado('huella')).toMatchObject({ ...ana, rol: 'CONSULTA' });
      expect(sesiones().recordado('huella')).toBeNull();
      taller().pasarMinutos(1);
      expect(mias.recordado('huella')).toBeNull();
      await mias.titular('huella');
      await mias.revocar('huella');
      expect(mias.recordado('huella')).toBeNull();
    });

    it('forgets one that turned out to have ended elsewhere', async () => {
      const { id } = await taller().persona('ana@ejemplo.example');
      const mias = sesiones();
      await mias.abrir('huella', id);
      await mias.titular('huella');
      await sesiones().revocar('huella');
      expect(await mias.titular('huella')).toBeNull();
      expect(mias.recordado('huella')).toBeNull();
    });

    it('lasts half an hour without use, and goes on while it is used', async () => {
      const { id } = await taller().persona('ana@ejemplo.example');
      await sesiones().abrir('huella', id);
      for (let uso = 0; uso < 3; uso += 1) {
        taller().pasarMinutos(29);
        expect(await sesiones().titular('huella')).not.toBeNull();
      }
      taller().pasarMinutos(30);
      expect(await sesiones().titular('huella')).toBeNull();
    });

    it('lasts twelve hours at most, however it is used', async () => {
      const { id } = await taller().persona('ana@ejemplo.example');
      await sesiones().abrir('huella', id);
      for (let uso = 0; uso < 35; uso += 1) {
        taller().pasarMinutos(20);
        expect(await sesiones().titular('huella')).not.toBeNull();
      }
      taller().pasarMinutos(20);
      expect(await sesiones().titular('huella')).toBeNull();
    });

    it('is worth nothing once its owner is not active, or is gone', async () => {
      const [ana, rut] = [
        await taller().persona('ana@ejemplo.example'),
        await taller().persona('rut@ejemplo.example'),
      ];
      await sesiones().abrir('de-ana', ana.id);
      await sesiones().abrir('de-rut', rut.id);
      await usuarios().actualizar(ana.id, { estado: 'INACTIVO' });
      await usuarios().eliminar(rut.id);
      expect(await sesiones().titular('de-ana')).toBeNull();
      expect(await sesiones().titular('de-rut')).toBeNull();
    });

    it('never gives one digest to two sessions, nor one to nobody', async () => {
      const { id } = await taller().persona('ana@ejemplo.example');
      await sesiones().abrir('huella', id);
      await expect(sesiones().abrir('huella', id)).rejects.toThrow();
      await expect(sesiones().abrir('otra', 999_999)).rejects.toThrow();
    });

    it('takes an agent however long it is', async () => {
      const { id } = await taller().persona('ana@ejemplo.example');
      await sesiones().abrir('huella', id, { direccion: '10.0.0.7', agente: 'x'.repeat(5_000) });
      expect(await sesiones().titular('huella')).toMatchObject({ id });
    });
  });
};
