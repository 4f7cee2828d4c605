import { permisosDe } from '@tests/application/dobles/permisos';
import { repositorioAnotado } from '@tests/application/dobles/repositorio';
import { usuario } from '@tests/domain/ejemplos';
import { describe, expect, it } from 'vitest';
import { MENSAJE_CONTRASENA_FACIL } from '@/application/shared/exigir-contrasena-dificil';
import { actualizarUsuario } from '@/application/usuarios/actualizar-usuario';
import { crearUsuario } from '@/application/usuarios/crear-usuario';
import { eliminarUsuario } from '@/application/usuarios/eliminar-usuario';

const preparar = () => {
  const usuarios = repositorioAnotado([usuario({ id: 1 })]);
  const deps = {
    usuarios,
    permisos: permisosDe('ADMINISTRADOR'),
    identidad: { idUsuario: () => 1 },
    comunes: {
      esComun: async (clave: string) => clave === 'password1',
      nombreFundacion: async () => 'Casa Luz Nueva',
    },
  };
  const creados = () => usuarios.llamadas.filter(({ metodo }) => metodo === 'crear').length;
  return {
    creados,
    crear: crearUsuario(deps),
    actualizar: actualizarUsuario(deps),
    eliminar: eliminarUsuario(deps),
  };
};

describe('la contraseña con que se crea una cuenta', () => {
  it.each(['password1', 'fundacion-2026', 'luz-2026'])('%s no, en el servicio', async (password) => {
    const { crear, creados } = preparar();
    await expect(crear({ email: 'luz@x.co', password, rol: 'CONSULTA' })).rejects.toMatchObject({
      codigo: 'VALIDACION',
      campos: { password: MENSAJE_CONTRASENA_FACIL },
    });
    expect(creados()).toBe(0);
  });

  it('una frase sí', async () => {
    const { crear, creados } = preparar();
    await crear({ email: 'luz@x.co', password: 'el perro de la esquina', rol: 'CONSULTA' });
    expect(creados()).toBe(1);
  });
});

it('el usuario que no existe se nombra', async () => {
  const { actualizar, eliminar } = preparar();
  const falta = 'No existe un usuario con el identificador 9';
  await expect(actualizar(9, {})).rejects.toThrow(falta);
  await expect(eliminar(9)).rejects.toThrow(falta);
});
