import { unUsuario } from '@tests/builders/un-usuario';
import { describe, expect, it } from 'vitest';
import { ID_INEXISTENTE, idsDe } from '../apoyo/ids';
import { type AbrirMundo, usarMundo } from '../apoyo/mundo';
import { rechazo } from '../apoyo/rechazo';

/** The adapter may keep users of its own (whoever is signed in): the suite looks only at those it makes. */
export const contratoUsuarioRepository = (nombre: string, crearAdaptador: AbrirMundo): void => {
  describe(`UsuarioRepository: ${nombre}`, () => {
    const mundo = usarMundo(crearAdaptador);
    const usuarios = () => mundo().usuarios;
    const crear = (modelo = unUsuario()) => usuarios().crear(modelo.datos());

    it('lists by ascending id', async () => {
      const creados = [
        await crear(unUsuario().conCorreo('zoe@ejemplo.example')),
        await crear(unUsuario().conCorreo('ana@ejemplo.example')),
      ];
      expect(idsDe(await usuarios().listar()).slice(-2)).toEqual(idsDe(creados));
    });

    it('stores a new user as ACTIVO, and never shows the password', async () => {
      const creado = await crear(unUsuario().conRol('ADMINISTRADOR').con({ displayName: 'Ana Ejemplo' }));
      expect(creado).toMatchObject({
        rol: 'ADMINISTRADOR',
        displayName: 'Ana Ejemplo',
        photoURL: null,
        estado: 'ACTIVO',
        ultimo_acceso: null,
        version: 1,
      });
      const textos = JSON.stringify([creado, await usuarios().obtener(creado.id), await usuarios().listar()]);
      expect(textos).not.toMatch(/una clave larga|password|contrasena/);
      expect(await usuarios().obtener(creado.id)).toEqual(creado);
    });

    it('refuses an e-mail that another one has, ignoring case', async () => {
      await crear(unUsuario().conCorreo('ana@ejemplo.example'));
      const error = await rechazo(crear(unUsuario().conCorreo('ANA@ejemplo.example')), 'DUPLICADO');
      expect(Object.keys(error.campos)).toEqual(['email']);
    });

    it('creates one user for the same key', async () => {
      const datos = unUsuario().datos();
      const opciones = { clave: `clave-de-prueba-${Date.now()}` };
      const primero = await usuarios().crear(datos, opciones);
      expect((await usuarios().crear(datos, opciones)).id).toEqual(primero.id);
    });

    it('changes only what is given and adds one to the version', async () => {
      const antes = await crear(unUsuario().con({ displayName: 'Ana Ejemplo' }));
      const despues = await usuarios().actualizar(antes.id, { rol: 'ADMINISTRADOR', estado: 'INACTIVO' });
      expect(despues).toMatchObject({
        email: antes.email,
        displayName: 'Ana Ejemplo',
        rol: 'ADMINISTRADOR',
        estado: 'INACTIVO',
        version: 2,
      });
      expect(await usuarios().obtener(antes.id)).toEqual(despues);
    });

    it('refuses the e-mail of another', async () => {
      const [uno, otro] = [await crear(), await crear()];
      await rechazo(usuarios().actualizar(uno.id, { email: otro.email }), 'DUPLICADO');
    });

    it('refuses a stale version, with the stored record', async () => {
      const { id } = await crear();
      await usuarios().actualizar(id, { displayName: 'Ana', version: 1 });
      const error = await rechazo(
        usuarios().actualizar(id, { displayName: 'Zoe', version: 1 }),
        'VERSION_OBSOLETA',
      );
      expect(error.actual).toMatchObject({ displayName: 'Ana', version: 2 });
    });

    it('deletes', async () => {
      const { id } = await crear();
      await usuarios().eliminar(id);
      expect(await usuarios().obtener(id)).toBeNull();
    });

    it('tells when there is no such user', async () => {
      expect(await usuarios().obtener(ID_INEXISTENTE)).toBeNull();
      await rechazo(usuarios().actualizar(ID_INEXISTENTE, { displayName: 'Ana' }), 'NO_ENCONTRADO');
      await rechazo(usuarios().eliminar(ID_INEXISTENTE), 'NO_ENCONTRADO');
    });

    it('gives copies', async () => {
      const creado = await crear(unUsuario().con({ displayName: 'Ana' }));
      creado.displayName = 'Alterado';
      expect((await usuarios().obtener(creado.id))?.displayName).toBe('Ana');
    });
  });
};
