import { describe, expect, it } from 'vitest';
import { postgresActividadRepository } from '@/infrastructure/postgres/actividad/postgres-actividad-repository';
import { postgresCuentas } from '@/infrastructure/postgres/sesion/postgres-cuentas';
import { postgresRestablecimientos } from '@/infrastructure/postgres/sesion/postgres-restablecimientos';
import { postgresSesiones } from '@/infrastructure/postgres/sesion/postgres-sesiones';
import { postgresContrasenas } from '@/infrastructure/postgres/shared/postgres-contrasenas';
import { ID_INEXISTENTE } from '../apoyo/ids';
import { type AbrirBase, HASH_INICIAL, usarTaller } from '../apoyo/taller';

const CORREO = 'ana@ejemplo.example';

export const contratoContrasenasGuardadas = (nombre: string, abrir: AbrirBase): void => {
  describe(`ContrasenasGuardadas: ${nombre}`, () => {
    const taller = usarTaller(abrir);
    const guardadas = () => postgresContrasenas(taller().contexto());
    const sesiones = () => postgresSesiones(taller().db, taller().reloj);
    const restablecimientos = () => postgresRestablecimientos(taller().db, taller().reloj);
    const provisional = async () =>
      (await postgresCuentas(taller().contexto()).porCorreo(CORREO))?.usuario.provisional_hasta;

    it('gives what is stored, and nothing for nobody', async () => {
      const { id } = await taller().persona(CORREO);
      expect(await guardadas().hashDe(id)).toBe(HASH_INICIAL);
      expect(await guardadas().hashDe(ID_INEXISTENTE)).toBeNull();
    });

    it('keeps the new one and ends every session of the person, and of nobody else', async () => {
      const [ana, rut] = [await taller().persona(CORREO), await taller().persona('rut@ejemplo.example')];
      await taller().abrirSesion('una', ana.id);
      await taller().abrirSesion('otra', ana.id);
      await taller().abrirSesion('de-rut', rut.id);
      await guardadas().guardar(ana.id, 'hash nuevo', { anterior: HASH_INICIAL, renovada: null });
      expect(await guardadas().hashDe(ana.id)).toBe('hash nuevo');
      expect(await guardadas().hashDe(rut.id)).toBe(HASH_INICIAL);
      expect(await sesiones().titular('una')).toBeNull();
      expect(await sesiones().titular('otra')).toBeNull();
      expect(await sesiones().titular('de-rut')).not.toBeNull();
    });

    it('the session that goes on does so under another token: the old one is worth nothing', async () => {
      const { id } = await taller().persona(CORREO);
      await taller().abrirSesion('anterior', id);
      await taller().abrirSesion('ajena', id);
      await guardadas().guardar(id, 'hash nuevo', {
        anterior: HASH_INICIAL,
        renovada: { anterior: 'anterior', nueva: 'nueva' },
      });
      expect(await sesiones().titular('nueva')).toMatchObject({ id });
      expect(await sesiones().titular('anterior')).toBeNull();
      expect(await sesiones().titular('ajena')).toBeNull();
    });

    it('does not save over one that is not any more what it was checked against', async () => {
      const { id } = await taller().persona(CORREO);
      await taller().abrirSesion('huella', id);
      await guardadas().imponer(id, 'hash impuesto');
      await taller().abrirSesion('despues', id);
      const guardada = await guardadas().guardar(id, 'hash tardío', {
        anterior: HASH_INICIAL,
        renovada: null,
      });
      expect(guardada).toBe(false);
      expect(await guardadas().hashDe(id)).toBe('hash impuesto');
      expect(await sesiones().titular('despues')).not.toBeNull();
      expect(await guardadas().guardar(ID_INEXISTENTE, 'hash', { anterior: '', renovada: null })).toBe(false);
    });

    it('of two saved at once over the same one, the first stays', async () => {
      const { id } = await taller().persona(CORREO);
      const guardadasALaVez = await Promise.all(
        ['hash a', 'hash b', 'hash c'].map((hash) =>
          guardadas().guardar(id, hash, { anterior: HASH_INICIAL, renovada: null }),
        ),
      );
      expect(guardadasALaVez.filter(Boolean)).toHaveLength(1);
      const ganadora = ['hash a', 'hash b', 'hash c'][guardadasALaVez.indexOf(true)];
      expect(await guardadas().hashDe(id)).toBe(ganadora);
    });

    it('does not open a session for one that had ended', async () => {
      const { id } = await taller().persona(CORREO);
      await taller().abrirSesion('anterior', id);
      await sesiones().revocar('anterior');
      await guardadas().guardar(id, 'hash nuevo', {
        anterior: HASH_INICIAL,
        renovada: { anterior: 'anterior', nueva: 'nueva' },
      });
      expect(await sesiones().titular('nueva')).toBeNull();
    });

    it('voids the reset links that the person had asked for', async () => {
      const { id } = await taller().persona(CORREO);
      await restablecimientos().abrir(CORREO, 'enlace');
      await guardadas().guardar(id, 'hash nuevo', { anterior: HASH_INICIAL, renovada: null });
      expect(await restablecimientos().usar('enlace', async () => 'otro hash', null)).toBeNull();
      expect(await guardadas().hashDe(id)).toBe('hash nuevo');
    });

    it('one that somebody else chose is provisional until its owner chooses one', async () => {
      const { id } = await taller().persona(CORREO);
      await taller().abrirSesion('huella', id);
      await guardadas().imponer(id, 'hash impuesto');
      expect(await guardadas().hashDe(id)).toBe('hash impuesto');
      expect(await provisional()).toMatch(/^2026-11-2\dT/);
      expect(await sesiones().titular('huella')).toBeNull();
      await guardadas().guardar(id, 'hash propio', { anterior: 'hash impuesto', renovada: null });
      expect(await provisional()).toBeNull();
    });

    it('leaves in the history that it changed, never what it was or is', async () => {
      const { id } = await taller().persona(CORREO);
      await guardadas().guardar(id, 'hash nuevo', { anterior: HASH_INICIAL, renovada: null });
      const lineas = await postgresActividadRepository(taller().contexto()).listarDe('usuario', id);
      expect(lineas?.[0]).toMatchObject({
        accion: 'ACTUALIZAR',
        cambios: [{ campo: 'contrasena', antes: null, despues: 'Cambiada' }],
      });
      expect(JSON.stringify(lineas)).not.toContain('hash');
    });
  });
};
