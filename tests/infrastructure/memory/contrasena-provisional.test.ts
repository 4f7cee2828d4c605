import { unUsuario } from '@tests/builders/un-usuario';
import { describe, expect, it } from 'vitest';
import {
  crearInMemoryAutenticacion,
  crearInMemoryContrasenas,
} from '@/infrastructure/memory/sesion/in-memory-sesion';
import { crearBaseMemoria } from '@/infrastructure/memory/shared/base-memoria';
import { crearInMemoryUsuarioRepository } from '@/infrastructure/memory/usuarios/in-memory-usuario-repository';

const HORA = 3_600_000;

const preparar = async (elegida = false) => {
  let ahora = Date.parse('2026-11-21T15:00:00Z');
  const base = crearBaseMemoria({ reloj: { ahora: () => new Date(ahora) }, quien: () => null });
  const datos = unUsuario().datos();
  const { id } = await crearInMemoryUsuarioRepository(base).crear(datos, { elegida });
  const { iniciarSesion } = crearInMemoryAutenticacion({ base, token: () => null });
  const { cambiar } = crearInMemoryContrasenas({ base, quien: () => id });
  const entrar = (password = datos.password) => iniciarSesion({ email: datos.email, password });
  const pasar = (horas: number) => {
    ahora += horas * HORA;
  };
  return { entrar, cambiar, pasar, actual: datos.password };
};

describe('contraseña provisional, en memoria', () => {
  it('lo dice al entrar hasta que su dueño elige otra', async () => {
    const { entrar, cambiar, actual } = await preparar();
    expect((await entrar()).usuario.contrasena_provisional).toBe(true);
    await cambiar({ actual, nueva: 'la que eligió' });
    expect((await entrar('la que eligió')).usuario.contrasena_provisional).toBeUndefined();
  });

  it('a las 72 horas no entra', async () => {
    const { entrar, pasar } = await preparar();
    pasar(72);
    await expect(entrar()).rejects.toMatchObject({ codigo: 'NO_AUTENTICADO' });
  });

  it('la elegida no vence ni lo dice', async () => {
    const { entrar, pasar } = await preparar(true);
    pasar(1_000);
    expect((await entrar()).usuario.contrasena_provisional).toBeUndefined();
  });
});
