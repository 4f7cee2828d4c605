import { atrapar } from '@tests/domain/atrapar';
import { usuario } from '@tests/domain/ejemplos';
import { describe, expect, it } from 'vitest';
import {
  impedimentoDeRestablecer,
  pierdeAdministracion,
  revisarCambioUsuario,
  revisarContrasenaProvisional,
  revisarEliminacionUsuario,
} from '@/domain/usuarios/reglas-usuario';

const PROPIA = 'No puede quitarse el rol ni desactivar su propia cuenta';
const ULTIMO = 'Debe quedar al menos un administrador activo';
const [YO, OTRO] = [7, 8];
const admin = usuario({ id: YO });
const consulta = usuario({ id: YO, rol: 'CONSULTA' });

describe('nadie se quita sus permisos ni deja el sistema sin administrador (producto §4)', () => {
  it.each([
    ['bajar su rol', { rol: 'CONSULTA' }, YO, 5, PROPIA],
    ['desactivarse', { estado: 'INACTIVO' }, YO, 5, PROPIA],
    ['desactivarse, con el id como texto', { estado: 'INACTIVO' }, '7', 5, PROPIA],
    ['bajar al último', { rol: 'CONSULTA' }, OTRO, 1, ULTIMO],
    ['desactivar al último', { estado: 'INACTIVO' }, OTRO, 1, ULTIMO],
    ['bajar al último cuando ya no se cuenta ninguno', { rol: 'CONSULTA' }, OTRO, 0, ULTIMO],
  ] as const)('%s se rechaza', (_caso, cambios, quien, activos, message) => {
    expect(atrapar(() => revisarCambioUsuario(admin, cambios, quien, activos))).toMatchObject({
      codigo: 'CONFLICTO',
      message,
    });
  });

  it.each([
    ['bajar a otro cuando quedan más', admin, { rol: 'CONSULTA' }, OTRO, 2],
    ['cambiar su propio nombre', admin, { displayName: 'Ana' }, YO, 1],
    ['confirmar su propio rol', admin, { rol: 'ADMINISTRADOR', estado: 'ACTIVO' }, YO, 1],
    ['desactivar a uno de CONSULTA', consulta, { estado: 'INACTIVO' }, OTRO, 1],
    ['subir a uno de CONSULTA', consulta, { rol: 'ADMINISTRADOR' }, OTRO, 1],
    [
      'bajar a un administrador ya inactivo',
      usuario({ id: YO, estado: 'INACTIVO' }),
      { rol: 'CONSULTA' },
      OTRO,
      1,
    ],
  ] as const)('%s se acepta', (_caso, antes, cambios, quien, activos) => {
    expect(() => revisarCambioUsuario(antes, cambios, quien, activos)).not.toThrow();
  });

  it('uno de CONSULTA tampoco desactiva su propia cuenta', () => {
    expect(atrapar(() => revisarCambioUsuario(consulta, { estado: 'INACTIVO' }, YO, 3)).message).toBe(PROPIA);
  });

  it('eliminar: ni la propia ni la del último administrador', () => {
    expect(atrapar(() => revisarEliminacionUsuario(admin, '7', 5)).message).toBe(
      'No puede eliminar su propia cuenta',
    );
    expect(atrapar(() => revisarEliminacionUsuario(admin, OTRO, 1)).message).toBe(ULTIMO);
    expect(() => revisarEliminacionUsuario(admin, OTRO, 2)).not.toThrow();
    expect(() => revisarEliminacionUsuario(consulta, OTRO, 1)).not.toThrow();
    expect(() => revisarEliminacionUsuario(usuario({ estado: 'INACTIVO' }), OTRO, 1)).not.toThrow();
  });

  it.each([
    [{ rol: 'CONSULTA' }, true],
    [{ estado: 'INACTIVO' }, true],
    [{}, false],
    [{ rol: 'ADMINISTRADOR' }, false],
  ] as const)('%j le quita la administración: %s', (cambios, esperado) => {
    expect(pierdeAdministracion(admin, cambios)).toBe(esperado);
  });
});

describe('a quién se le da otra contraseña', () => {
  const INACTIVA = 'La cuenta está inactiva: actívela primero';

  it('un enlace solo llega a una cuenta activa', () => {
    expect(impedimentoDeRestablecer({ estado: 'ACTIVO' })).toBeNull();
    expect(impedimentoDeRestablecer({ estado: 'INACTIVO' })).toBe(INACTIVA);
  });

  it('una provisional, a otra persona que pueda entrar', () => {
    expect(() => revisarContrasenaProvisional(usuario({ id: OTRO }), YO)).not.toThrow();
    expect(atrapar(() => revisarContrasenaProvisional(usuario({ id: '7' }), YO))).toMatchObject({
      codigo: 'CONFLICTO',
      message: 'Cambie su propia contraseña en Configuración, en la pestaña Contraseña',
    });
    expect(
      atrapar(() => revisarContrasenaProvisional(usuario({ id: OTRO, estado: 'INACTIVO' }), YO)),
    ).toMatchObject({ codigo: 'CONFLICTO', message: INACTIVA });
  });
});
