import { abrirPGliteDePrueba, vaciar } from '@tests/server/apoyo/base-de-prueba';
import { credencialDe } from '@tests/server/apoyo/credencial-de';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { HashContrasena } from '@/application/shared/secretos.port';
import type { CambiosUsuario } from '@/domain/usuarios/datos-usuario';
import type { BaseDatosAbierta } from '@/infrastructure/postgres/base-datos/base-datos';
import { postgresRestablecimientos } from '@/infrastructure/postgres/sesion/postgres-restablecimientos';
import { postgresSesiones } from '@/infrastructure/postgres/sesion/postgres-sesiones';
import { postgresContrasenas } from '@/infrastructure/postgres/shared/postgres-contrasenas';
import { postgresUsuarioRepository } from '@/infrastructure/postgres/usuarios/postgres-usuario-repository';

const CORREO = 'ana@fundacion.example';
const HASH: HashContrasena = {
  calcular: async (contrasena) => `hash de ${contrasena}`,
  coincide: async (contrasena, hash) => hash === `hash de ${contrasena}`,
};
const reloj = { ahora: () => new Date('2026-11-21T15:00:00Z') };
let base: BaseDatosAbierta;
let id: number;

const contexto = () => ({ db: base.db, reloj, actor: { id: 0, email: 'sistema', origen: null } });
const usuarios = () => postgresUsuarioRepository(contexto(), HASH);
const contrasenas = () => postgresContrasenas(contexto());
const sesiones = () => postgresSesiones(base.db, reloj);
const enlaces = () => postgresRestablecimientos(base.db, reloj);

beforeAll(async () => {
  base = await abrirPGliteDePrueba();
});
beforeEach(async () => {
  await vaciar(base);
  const creado = await usuarios().crear(
    { email: CORREO, password: 'la primera', rol: 'CONSULTA' },
    { elegida: true },
  );
  id = Number(creado.id);
});
afterAll(() => base.cerrar());

describe('lo que se escribe contra una credencial que ya no es', () => {
  it('una sesión comprobada con la contraseña de antes no se abre', async () => {
    const comprobada = await credencialDe(base.db, id);
    await contrasenas().guardar(id, 'otro hash', { anterior: comprobada.hash, renovada: null });
    expect(await sesiones().abrir('huella', comprobada)).toBe(false);
    expect(await sesiones().titular('huella')).toBeNull();
    expect(await sesiones().abrir('huella', await credencialDe(base.db, id))).toBe(true);
  });

  it('una contraseña comprobada contra la de antes no se guarda', async () => {
    const { hash } = await credencialDe(base.db, id);
    await enlaces().abrir(CORREO, 'enlace');
    await enlaces().usar('enlace', async () => 'la del enlace', null);
    expect(await contrasenas().guardar(id, 'la tardía', { anterior: hash, renovada: null })).toBe(false);
    expect(await contrasenas().hashDe(id)).toBe('la del enlace');
  });

  it.each<[string, CambiosUsuario]>([
    ['el correo', { email: 'otra@fundacion.example' }],
    ['el rol', { rol: 'ADMINISTRADOR' }],
    ['el estado', { estado: 'INACTIVO' }],
  ])('un enlace de restablecimiento no sirve si cambió %s', async (_que, cambios) => {
    await enlaces().abrir(CORREO, 'enlace');
    await usuarios().actualizar(id, cambios);
    if (cambios.estado) await usuarios().actualizar(id, { estado: 'ACTIVO' });
    expect(await enlaces().usar('enlace', async () => 'la del enlace', null)).toBeNull();
    expect(await contrasenas().hashDe(id)).toBe('hash de la primera');
  });
});
