import { credencialDe } from '@tests/server/apoyo/credencial-de';
import { describe, expect, it } from 'vitest';
import { postgresSesiones } from '@/infrastructure/postgres/sesion/postgres-sesiones';
import { postgresContrasenas } from '@/infrastructure/postgres/shared/postgres-contrasenas';
import { postgresUsuarioRepository } from '@/infrastructure/postgres/usuarios/postgres-usuario-repository';
import { ID_INEXISTENTE } from '../apoyo/ids';
import { type AbrirBase, HASH_INICIAL, usarTaller } from '../apoyo/taller';

const HASH = { calcular: async () => 'hash', coincide: async () => false };

export const contratoSesionesAbiertas = (nombre: string, abrir: AbrirBase): void => {
  describe(`SesionesAbiertas: ${nombre}`, () => {
    const taller = usarTaller(abrir);
    const sesiones = () => postgresSesiones(taller().db, taller().reloj);
    const guardadas = () => postgresContrasenas(taller().contexto());
    const usuarios = () => postgresUsuarioRepository(taller().contexto(), HASH);

    it('tells whose it is, with their role', async () => {
      const ana = await taller().persona('ana@ejemplo.example');
      const rut = await taller().persona('rut@ejemplo.example', { rol: 'ADMINISTRADOR' });
      await taller().abrirSesion('de-ana', ana.id);
      await taller().abrirSesion('de-rut', rut.id);
      expect(await sesiones().titular('de-ana')).toMatchObject({ ...ana, rol: 'CONSULTA' });
      expect(await sesiones().titular('de-rut')).toMatchObject({ ...rut, rol: 'ADMINISTRADOR' });
    });

    it('is worth nothing after the role of its owner changed', async () => {
      const { id } = await taller().persona('ana@ejemplo.example');
      await taller().abrirSesion('huella', id);
      await usuarios().actualizar(id, { rol: 'ADMINISTRADOR' });
      expect(await sesiones().titular('huella')).toBeNull();
    });

    it('is nobody for a digest that no session has', async () => {
      expect(await sesiones().titular('desconocida')).toBeNull();
      await expect(sesiones().revocar('desconocida')).resolves.toBeUndefined();
    });

    it('ends one and leaves the others', async () => {
      const { id } = await taller().persona('ana@ejemplo.example');
      await taller().abrirSesion('una', id);
      await taller().abrirSesion('otra', id);
      await sesiones().revocar('una');
      await sesiones().revocar('una');
      expect(await sesiones().titular('una')).toBeNull();
      expect(await sesiones().titular('otra')).not.toBeNull();
    });

    it('remembers whose it was while it may still be open, and never one it did not look at or that it ended', async () => {
      const ana = await taller().persona('ana@ejemplo.example');
      const mias = sesiones();
      await taller().abrirSesion('huella', ana.id);
      expect(mias.recordado('huella')).toBeNull();
      await mias.titular('huella');
      expect(mias.recordado('huella')).toMatchObject({ ...ana, rol: 'CONSULTA' });
      expect(sesiones().recordado('huella')).toBeNull();
      taller().pasarMinutos(29);
      expect(mias.recordado('huella')).not.toBeNull();
      taller().pasarMinutos(1);
      expect(mias.recordado('huella')).toBeNull();
      await taller().abrirSesion('huella de hoy', ana.id);
      await mias.titular('huella de hoy');
      await mias.revocar('huella de hoy');
      expect(mias.recordado('huella de hoy')).toBeNull();
    });

    it('forgets one that turned out to have ended elsewhere', async () => {
      const { id } = await taller().persona('ana@ejemplo.example');
      const mias = sesiones();
      await taller().abrirSesion('huella', id);
      await mias.titular('huella');
      await sesiones().revocar('huella');
      expect(await mias.titular('huella')).toBeNull();
      expect(mias.recordado('huella')).toBeNull();
    });

    it('lasts half an hour without use, and goes on while it is used', async () => {
      const { id } = await taller().persona('ana@ejemplo.example');
      await taller().abrirSesion('huella', id);
      for (let uso = 0; uso < 3; uso += 1) {
        taller().pasarMinutos(29);
        expect(await sesiones().titular('huella')).not.toBeNull();
      }
      taller().pasarMinutos(30);
      expect(await sesiones().titular('huella')).toBeNull();
    });

    it('lasts twelve hours at most, however it is used', async () => {
      const { id } = await taller().persona('ana@ejemplo.example');
      await taller().abrirSesion('huella', id);
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
      await taller().abrirSesion('de-ana', ana.id);
      await taller().abrirSesion('de-rut', rut.id);
      await usuarios().actualizar(ana.id, { estado: 'INACTIVO' });
      await usuarios().eliminar(rut.id);
      expect(await sesiones().titular('de-ana')).toBeNull();
      expect(await sesiones().titular('de-rut')).toBeNull();
    });

    it('never gives one digest to two sessions, nor one to nobody', async () => {
      const { id } = await taller().persona('ana@ejemplo.example');
      await taller().abrirSesion('huella', id);
      await expect(taller().abrirSesion('huella', id)).rejects.toThrow();
      const nadie = { id: ID_INEXISTENTE, hash: HASH_INICIAL, version: 1 };
      expect(await sesiones().abrir('otra', nadie)).toBe(false);
      expect(await sesiones().titular('otra')).toBeNull();
    });

    it.each<[string, (id: number) => Promise<unknown>]>([
      ['its password changed', (id) => guardadas().imponer(id, 'otro hash')],
      ['its role changed', (id) => usuarios().actualizar(id, { rol: 'ADMINISTRADOR' })],
      ['its e-mail changed', (id) => usuarios().actualizar(id, { email: 'otra@ejemplo.example' })],
      ['it is not active', (id) => usuarios().actualizar(id, { estado: 'INACTIVO' })],
      ['it is gone', (id) => usuarios().eliminar(id)],
    ])('opens none for an account that is not as it was checked: %s', async (_que, cambiar) => {
      const { id } = await taller().persona('ana@ejemplo.example');
      const revisada = await credencialDe(taller().db, id);
      await cambiar(id);
      expect(await sesiones().abrir('huella', revisada)).toBe(false);
      expect(await sesiones().titular('huella')).toBeNull();
    });

    it('none stays open when the password changes at the same time, whichever comes first', async () => {
      for (let vuelta = 0; vuelta < 20; vuelta += 1) {
        const { id } = await taller().persona(`p${vuelta}@ejemplo.example`);
        const revisada = await credencialDe(taller().db, id);
        const huellas = Array.from({ length: 8 }, (_, n) => `${vuelta}-${n}`);
        const abrirlas = (cuales: readonly string[]) => cuales.map((h) => sesiones().abrir(h, revisada));
        await Promise.all([
          ...abrirlas(huellas.slice(0, 4)),
          guardadas().guardar(id, 'otro hash', { anterior: revisada.hash, renovada: null }),
          ...abrirlas(huellas.slice(4)),
        ]);
        for (const huella of huellas) expect(await sesiones().titular(huella)).toBeNull();
      }
    });

    it('takes an agent however long it is', async () => {
      const { id } = await taller().persona('ana@ejemplo.example');
      await taller().abrirSesion('huella', id, { direccion: '10.0.0.7', agente: 'x'.repeat(5_000) });
      expect(await sesiones().titular('huella')).toMatchObject({ id });
    });
  });
};
