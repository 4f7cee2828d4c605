import { describe, expect, it } from 'vitest';
import { postgresActividadRepository } from '@/infrastructure/postgres/actividad/postgres-actividad-repository';
import { postgresCuentas } from '@/infrastructure/postgres/sesion/postgres-cuentas';
import { ID_INEXISTENTE } from '../apoyo/ids';
import { rechazo } from '../apoyo/rechazo';
import { type AbrirBase, usarTaller } from '../apoyo/taller';

const CORREO = 'ana@ejemplo.example';

export const contratoCuentas = (nombre: string, abrir: AbrirBase): void => {
  describe(`Cuentas: ${nombre}`, () => {
    const taller = usarTaller(abrir);
    const cuentas = () => postgresCuentas(taller().contexto());
    const cuenta = async () => {
      const leida = await cuentas().porCorreo(CORREO);
      if (!leida) throw new Error('La cuenta ya no está');
      return leida;
    };
    const historia = (id: number) => postgresActividadRepository(taller().contexto()).listarDe('usuario', id);

    it('finds an account by its e-mail, with the hash apart from the person', async () => {
      const { id } = await taller().persona(CORREO);
      const { usuario, hash } = await cuenta();
      expect(usuario).toMatchObject({ id, email: CORREO, estado: 'ACTIVO', version: 1, ultimo_acceso: null });
      expect(hash).toBe('hash de una clave larga');
      expect(JSON.stringify(usuario)).not.toContain('hash');
    });

    it('finds nobody for an e-mail that no account has', async () => {
      await taller().persona(CORREO);
      expect(await cuentas().porCorreo('nadie@ejemplo.example')).toBeNull();
      expect(await cuentas().porCorreo('')).toBeNull();
    });

    it('finds the accounts that may not come in too: who asks decides', async () => {
      await taller().persona(CORREO, { estado: 'INACTIVO' });
      expect((await cuenta()).usuario.estado).toBe('INACTIVO');
    });

    it('notes when somebody came in and where from, without counting as a change', async () => {
      const { id } = await taller().persona(CORREO);
      taller().pasarMinutos(5);
      await cuentas().anotarAcceso({ id, email: CORREO, origen: '10.0.0.9' });
      expect((await cuenta()).usuario).toMatchObject({
        ultimo_acceso: '2026-11-21T15:05:00.000Z',
        version: 1,
      });
      const [linea] = (await historia(id)) ?? [];
      expect(linea).toMatchObject({ accion: 'INGRESAR', usuario: CORREO, origen: '10.0.0.9', cambios: [] });
    });

    it('changes only what is given of the profile, adds one to the version and signs', async () => {
      const { id } = await taller().persona(CORREO);
      await cuentas().actualizarPerfil(id, { photoURL: 'data:image/png;base64,iVBORw0KGgo=' });
      expect(await cuentas().actualizarPerfil(id, { displayName: 'Ana' })).toEqual({ displayName: 'Ana' });
      expect((await cuenta()).usuario).toMatchObject({
        displayName: 'Ana',
        photoURL: 'data:image/png;base64,iVBORw0KGgo=',
        version: 3,
        actualizado_por: 'admin@ejemplo.example',
      });
      expect((await historia(id))?.[0]?.cambios).toEqual([
        { campo: 'displayName', antes: null, despues: 'Ana' },
      ]);
    });

    it('takes a value away with null', async () => {
      const { id } = await taller().persona(CORREO);
      await cuentas().actualizarPerfil(id, { displayName: 'Ana' });
      expect(await cuentas().actualizarPerfil(id, { displayName: null })).toEqual({ displayName: null });
      expect((await cuenta()).usuario.displayName).toBeNull();
    });

    it('asked for nothing, changes nothing and says so', async () => {
      const { id } = await taller().persona(CORREO);
      const lineas = (await historia(id))?.length;
      expect(await cuentas().actualizarPerfil(id, {})).toEqual({});
      expect((await cuenta()).usuario.version).toBe(1);
      expect(await historia(id)).toHaveLength(lineas ?? 0);
    });

    it('refuses a stale version, with the stored profile and nothing else of the account', async () => {
      const { id } = await taller().persona(CORREO);
      expect(await cuentas().actualizarPerfil(id, { displayName: 'Ana', version: 1 })).toEqual({
        displayName: 'Ana',
        version: 2,
      });
      const error = await rechazo(
        cuentas().actualizarPerfil(id, { displayName: 'Rut', version: 1 }),
        'VERSION_OBSOLETA',
      );
      expect(error.actual).toEqual({
        displayName: 'Ana',
        photoURL: null,
        version: 2,
        actualizado_en: '2026-11-21T15:00:00.000Z',
        actualizado_por: 'admin@ejemplo.example',
      });
      expect((await cuenta()).usuario).toMatchObject({ displayName: 'Ana', version: 2 });
    });

    it('of two changes over the same version, one wins', async () => {
      const { id } = await taller().persona(CORREO);
      const resultados = await Promise.allSettled(
        ['Ana', 'Rut'].map((displayName) => cuentas().actualizarPerfil(id, { displayName, version: 1 })),
      );
      expect(resultados.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      expect((await cuenta()).usuario.version).toBe(2);
    });

    it('tells when there is no such account', async () => {
      await rechazo(cuentas().actualizarPerfil(ID_INEXISTENTE, { displayName: 'Ana' }), 'NO_ENCONTRADO');
    });
  });
};
