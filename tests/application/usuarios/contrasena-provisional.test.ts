import { permisosDe } from '@tests/application/dobles/permisos';
import { repositorioAnotado } from '@tests/application/dobles/repositorio';
import { usuario } from '@tests/domain/ejemplos';
import { describe, expect, it } from 'vitest';
import { ponerContrasenaProvisional } from '@/application/usuarios/poner-contrasena-provisional';

const DATOS = { password: 'k7mq-zz23-p8rt-wxyd', contrasena_propia: 'la de Ana' };

/** Ana (1) administers and asks; Luz (2) forgot hers; Rosa (3) may not enter. */
const preparar = ({ enServicio = true } = {}) => {
  const usuarios = repositorioAnotado([
    usuario({ id: 1, rol: 'ADMINISTRADOR' }),
    usuario({ id: 2, email: 'luz@fundacion.example' }),
    usuario({ id: 3, estado: 'INACTIVO' }),
  ]);
  const poner = ponerContrasenaProvisional({
    usuarios,
    permisos: permisosDe('ADMINISTRADOR'),
    identidad: { idUsuario: () => 1 },
    esPropia: enServicio ? async (contrasena) => contrasena === 'la de Ana' : undefined,
    comunes: enServicio
      ? { esComun: async (clave) => clave === 'password1', nombreFundacion: async () => 'Casa Luz Nueva' }
      : undefined,
  });
  const puestas = () => usuarios.llamadas.filter(({ metodo }) => metodo === 'ponerProvisional');
  return { poner, puestas };
};

describe('poner una contraseña provisional', () => {
  it('guarda la que se dio para quien la olvidó', async () => {
    const { poner, puestas } = preparar();
    expect((await poner(2, DATOS)).id).toBe(2);
    expect(puestas()).toEqual([{ metodo: 'ponerProvisional', argumentos: [2, DATOS] }]);
  });

  it.each([
    ['la contraseña de quien la pone no es', 2, { contrasena_propia: 'otra' }, 'contrasena_propia'],
    ['falta la de quien la pone', 2, { contrasena_propia: '' }, 'contrasena_propia'],
    ['es de las comunes', 2, { password: 'password1' }, 'password'],
    ['dice el correo de la persona', 2, { password: 'luz-2026' }, 'password'],
    ['es corta', 2, { password: 'corta' }, 'password'],
  ])('%s: no', async (_caso, id, cambios, campo) => {
    const { poner, puestas } = preparar();
    const error = await poner(id, { ...DATOS, ...cambios }).catch((causa: unknown) => causa);
    expect(error).toMatchObject({ codigo: 'VALIDACION', campos: { [campo]: expect.any(String) } });
    expect(puestas()).toEqual([]);
  });

  it('si no es la de quien la pone, se dice así', async () => {
    const { poner } = preparar();
    await expect(poner(2, { ...DATOS, contrasena_propia: 'otra' })).rejects.toMatchObject({
      campos: { contrasena_propia: 'La contraseña no es correcta' },
    });
  });

  it.each([
    [1, 'Cambie su propia contraseña en Configuración, en la pestaña Contraseña'],
    [3, 'La cuenta está inactiva: actívela primero'],
  ])('para %i no: %s', async (id, message) => {
    const { poner, puestas } = preparar();
    await expect(poner(id, DATOS)).rejects.toMatchObject({ codigo: 'CONFLICTO', message });
    expect(puestas()).toEqual([]);
  });

  it('el navegador deja al servicio lo que no sabe', async () => {
    const { poner, puestas } = preparar({ enServicio: false });
    await poner(2, { password: 'password1', contrasena_propia: 'quién sabe' });
    expect(puestas()).toHaveLength(1);
  });
});
