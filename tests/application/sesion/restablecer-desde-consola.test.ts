import { describe, expect, it } from 'vitest';
import { restablecerDesdeConsola } from '@/application/sesion/restablecer-desde-consola';
import { MENSAJE_CONTRASENA_FACIL } from '@/application/shared/exigir-contrasena-dificil';
import type { Usuario } from '@/domain/usuarios/usuario';

const ROSA = { id: 7, email: 'rosa@fundacion.example', rol: 'ADMINISTRADOR', estado: 'ACTIVO' } as Usuario;

const preparar = () => {
  const hecho: unknown[] = [];
  const restablecer = restablecerDesdeConsola({
    cuentas: { porCorreo: async (email) => (email === ROSA.email ? { usuario: ROSA, hash: 'antes' } : null) },
    guardadas: { imponer: async (...datos) => void hecho.push(['imponer', ...datos]) },
    contrasenas: { calcular: async (clave) => `hash de ${clave}` },
    comunes: {
      esComun: async (clave) => clave === 'contrasena1',
      nombreFundacion: async () => 'Casa Luz Nueva',
    },
    olvidarIntentos: async () => void hecho.push(['olvidar']),
  });
  return { restablecer, hecho };
};

describe('restablecer desde la consola', () => {
  it('guarda la nueva como provisional y olvida los intentos', async () => {
    const { restablecer, hecho } = preparar();
    expect(await restablecer(' Rosa@Fundacion.example ', 'frase de cuatro palabras')).toBe(ROSA);
    expect(hecho).toEqual([['imponer', 7, 'hash de frase de cuatro palabras'], ['olvidar']]);
  });

  it.each([
    ['nadie@fundacion.example', 'frase de cuatro palabras', { codigo: 'NO_ENCONTRADO' }],
    [ROSA.email, 'corta', { campos: { password: 'La contraseña debe tener al menos 8 caracteres' } }],
    [ROSA.email, 'contrasena1', { campos: { password: MENSAJE_CONTRASENA_FACIL } }],
  ])('%s con %j no cambia nada', async (email, clave, error) => {
    const { restablecer, hecho } = preparar();
    await expect(restablecer(email, clave)).rejects.toMatchObject(error);
    expect(hecho).toEqual([]);
  });
});
