import { describe, expect, it, vi } from 'vitest';
import type { CambiosUsuario } from '@/domain/usuarios/datos-usuario';
import { postgresActividadRepository } from '@/infrastructure/postgres/actividad/postgres-actividad-repository';
import { postgresRestablecimientos } from '@/infrastructure/postgres/sesion/postgres-restablecimientos';
import { postgresSesiones } from '@/infrastructure/postgres/sesion/postgres-sesiones';
import { postgresContrasenas } from '@/infrastructure/postgres/shared/postgres-contrasenas';
import { postgresUsuarioRepository } from '@/infrastructure/postgres/usuarios/postgres-usuario-repository';
import { type AbrirBase, HASH_INICIAL, usarTaller } from '../apoyo/taller';

const HASH = { calcular: async () => 'hash', coincide: async () => false };
const CORREO = 'ana@ejemplo.example';

export const contratoRestablecimientos = (nombre: string, abrir: AbrirBase): void => {
  describe(`Restablecimientos: ${nombre}`, () => {
    const taller = usarTaller(abrir);
    const enlaces = () => postgresRestablecimientos(taller().db, taller().reloj);
    const hashDe = (id: number) => postgresContrasenas(taller().contexto()).hashDe(id);
    const usar = (huella: string, hash = 'hash nuevo') =>
      enlaces().usar(huella, async () => hash, '10.0.0.9');

    it('keeps a link for an active account and answers its address', async () => {
      await taller().persona(CORREO);
      expect(await enlaces().abrir(CORREO, 'enlace')).toBe(CORREO);
    });

    it('answers nobody for an e-mail without an account, or with one that may not come in', async () => {
      await taller().persona(CORREO, { estado: 'INACTIVO' });
      expect(await enlaces().abrir('nadie@ejemplo.example', 'de-nadie')).toBeNull();
      expect(await enlaces().abrir(CORREO, 'de-inactiva')).toBeNull();
      expect(await usar('de-nadie')).toBeNull();
      expect(await usar('de-inactiva')).toBeNull();
    });

    it('is used once: the second time it changes nothing', async () => {
      const { id } = await taller().persona(CORREO);
      await enlaces().abrir(CORREO, 'enlace');
      expect(await usar('enlace')).toBe(CORREO);
      expect(await usar('enlace', 'otro hash')).toBeNull();
      expect(await hashDe(id)).toBe('hash nuevo');
    });

    it('of two uses at once, one counts', async () => {
      const { id } = await taller().persona(CORREO);
      await enlaces().abrir(CORREO, 'enlace');
      const usos = await Promise.all([usar('enlace', 'uno'), usar('enlace', 'dos')]);
      expect(usos.filter((uso) => uso === null)).toHaveLength(1);
      expect(await hashDe(id)).toBe(usos[0] === null ? 'dos' : 'uno');
    });

    it('is good for thirty minutes', async () => {
      await taller().persona(CORREO);
      await enlaces().abrir(CORREO, 'a-tiempo');
      taller().pasarMinutos(29);
      expect(await usar('a-tiempo')).toBe(CORREO);
      await enlaces().abrir(CORREO, 'tarde');
      taller().pasarMinutos(30);
      expect(await usar('tarde')).toBeNull();
    });

    it('does no work for a link that is not good', async () => {
      const calcular = vi.fn(async () => 'hash');
      expect(await enlaces().usar('desconocido', calcular, null)).toBeNull();
      expect(calcular).not.toHaveBeenCalled();
    });

    it('is still good when the new password could not be kept', async () => {
      const { id } = await taller().persona(CORREO);
      await enlaces().abrir(CORREO, 'enlace');
      const falla = () => Promise.reject(new Error('contraseña demasiado fácil'));
      await expect(enlaces().usar('enlace', falla, null)).rejects.toThrow('demasiado fácil');
      expect(await hashDe(id)).toBe(HASH_INICIAL);
      expect(await usar('enlace')).toBe(CORREO);
    });

    it('is worth nothing for an account that stopped being active meanwhile', async () => {
      const { id } = await taller().persona(CORREO);
      await enlaces().abrir(CORREO, 'enlace');
      await taller().base.ejecutarGuion(`update usuarios set estado = 'INACTIVO' where id = ${id}`);
      expect(await usar('enlace')).toBeNull();
      expect(await hashDe(id)).toBe(HASH_INICIAL);
    });

    it.each<[string, CambiosUsuario]>([
      ['e-mail', { email: 'otra@ejemplo.example' }],
      ['role', { rol: 'ADMINISTRADOR' }],
      ['state', { estado: 'INACTIVO' }],
    ])('is worth nothing once the %s of the account changed', async (_campo, cambios) => {
      const { id } = await taller().persona(CORREO);
      await enlaces().abrir(CORREO, 'enlace');
      const usuarios = postgresUsuarioRepository(taller().contexto(), HASH);
      await usuarios.actualizar(id, cambios);
      // Active again, the link of before does not come back with it.
      if (cambios.estado) await usuarios.actualizar(id, { estado: 'ACTIVO' });
      expect(await usar('enlace')).toBeNull();
      expect(await hashDe(id)).toBe(HASH_INICIAL);
    });

    it('a change of the name leaves it', async () => {
      const { id } = await taller().persona(CORREO);
      await enlaces().abrir(CORREO, 'enlace');
      await postgresUsuarioRepository(taller().contexto(), HASH).actualizar(id, { displayName: 'Ana' });
      expect(await usar('enlace')).toBe(CORREO);
    });

    it('ends every session of the person and the other links they asked for, and says who did it', async () => {
      const { id } = await taller().persona(CORREO);
      const sesiones = postgresSesiones(taller().db, taller().reloj);
      await taller().abrirSesion('huella', id);
      await enlaces().abrir(CORREO, 'uno');
      await enlaces().abrir(CORREO, 'otro');
      await usar('otro');
      expect(await sesiones.titular('huella')).toBeNull();
      expect(await usar('uno')).toBeNull();
      const [linea] = (await postgresActividadRepository(taller().contexto()).listarDe('usuario', id)) ?? [];
      expect(linea).toMatchObject({ usuario: CORREO, origen: '10.0.0.9' });
    });
  });
};
