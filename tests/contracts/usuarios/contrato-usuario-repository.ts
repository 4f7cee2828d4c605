import { unUsuario } from '@tests/builders/un-usuario';
import { describe, expect, it } from 'vitest';
import { PROVISIONAL_HORAS } from '@/domain/usuarios/contrasena-provisional';
import { ID_INEXISTENTE, idsDe } from '../apoyo/ids';
import { type AbrirMundo, usarMundo } from '../apoyo/mundo';
import { rechazo } from '../apoyo/rechazo';

/** Of the session that the adapter over HTTP speaks for; the others do not look at it. */
const DE_QUIEN_ESCRIBE = 'clave-administradora';
const HORA_MS = 3_600_000;

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

    it('of two with the same e-mail at once, one is created', async () => {
      const email = 'ana@ejemplo.example';
      const altas = await Promise.allSettled([
        crear(unUsuario().conCorreo(email)),
        crear(unUsuario().conCorreo(email)),
      ]);
      expect(altas.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      expect((await usuarios().listar()).filter((usuario) => usuario.email === email)).toHaveLength(1);
    });

    it('creates one user for the same key', async () => {
      const datos = unUsuario().datos();
      const opciones = { clave: `clave-de-prueba-${Date.now()}` };
      const primero = await usuarios().crear(datos, opciones);
      expect((await usuarios().crear(datos, opciones)).id).toEqual(primero.id);
    });

    it('refuses the same key with other data, and keeps the first user', async () => {
      const opciones = { clave: `clave-de-prueba-${Date.now()}` };
      const { id } = await usuarios().crear(unUsuario().con({ displayName: 'Primera' }).datos(), opciones);
      const otra = unUsuario().con({ displayName: 'Segunda' }).datos();
      await rechazo(usuarios().crear(otra, opciones), 'VALIDACION');
      expect((await usuarios().obtener(id))?.displayName).toBe('Primera');
      expect((await usuarios().listar()).some(({ email }) => email === otra.email)).toBe(false);
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
      const cambios = { email: otro.email, contrasena_propia: DE_QUIEN_ESCRIBE };
      await rechazo(usuarios().actualizar(uno.id, cambios), 'DUPLICADO');
    });

    it('changes the e-mail, and keeps nothing of the password that showed who asked', async () => {
      const { id } = await crear();
      const cambios = { email: unUsuario().datos().email, contrasena_propia: DE_QUIEN_ESCRIBE };
      const despues = await usuarios().actualizar(id, cambios);
      expect(despues.email).toBe(cambios.email);
      expect(JSON.stringify([despues, await usuarios().obtener(id)])).not.toContain(DE_QUIEN_ESCRIBE);
    });

    it('gives a provisional password to an account that somebody else makes', async () => {
      const { provisional_hasta } = await crear();
      const faltan = Date.parse(provisional_hasta ?? '') - Date.now();
      expect(faltan).toBeLessThanOrEqual(PROVISIONAL_HORAS * HORA_MS);
      expect(faltan).toBeGreaterThan((PROVISIONAL_HORAS - 1) * HORA_MS);
    });

    it('puts another password, provisional from that moment', async () => {
      const { id, version } = await crear();
      const datos = { password: 'k7mq-zz23-p8rt-wxyd', contrasena_propia: DE_QUIEN_ESCRIBE };
      const despues = await usuarios().ponerProvisional(id, datos);
      expect(despues).toMatchObject({ id, version: version + 1 });
      const faltan = Date.parse(despues.provisional_hasta ?? '') - Date.now();
      expect(faltan).toBeGreaterThan((PROVISIONAL_HORAS - 1) * HORA_MS);
      expect(await usuarios().obtener(id)).toEqual(despues);
      for (const secreto of Object.values(datos)) expect(JSON.stringify(despues)).not.toContain(secreto);
      await rechazo(usuarios().ponerProvisional(ID_INEXISTENTE, datos), 'NO_ENCONTRADO');
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
