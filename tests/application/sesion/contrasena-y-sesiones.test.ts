import { autenticacionCon } from '@tests/application/dobles/autenticacion';
import { SESION } from '@tests/application/dobles/sesiones';
import { describe, expect, it, vi } from 'vitest';
import { cambiarContrasena } from '@/application/sesion/cambiar-contrasena';
import { cambiarContrasenaPropia } from '@/application/sesion/cambiar-contrasena-propia';
import { cerrarSesionesPropias } from '@/application/sesion/cerrar-sesiones-propias';
import { cuentaDelPanel, misSesionesDelPanel } from '@/application/sesion/servicios-cuenta';
import { MENSAJE_CONTRASENA_FACIL } from '@/application/shared/exigir-contrasena-dificil';
import { crearInMemorySesionStore } from '@/infrastructure/memory/sesion/in-memory-sesion-store';

const ANA = { id: 7, email: 'ana@fundacion.example' };
const CAMBIO = { actual: 'la de antes', nueva: 'una nueva y larga' };

const preparar = (guarda = true) => {
  const pasos: unknown[][] = [];
  const contrasenas = {
    calcular: async (clave: string) => `hash:${clave}`,
    coincide: async (clave: string, hash: string | null) => hash === `hash:${clave}`,
  };
  const guardadas = {
    hashDe: async () => 'hash:la de antes',
    guardar: async (...datos: unknown[]) => {
      pasos.push(datos);
      return guarda;
    },
    imponer: async (...datos: unknown[]) => void pasos.push(['imponer', ...datos]),
  };
  const tokens = { nuevo: () => 'otra-ficha', huella: (token: string) => `huella:${token}` };
  const comunes = {
    esComun: async (clave: string) => clave === 'password1',
    nombreFundacion: async () => 'Casa Luz Nueva',
  };
  const propias = {
    listar: async () => [],
    salir: async () => undefined,
    cerrar: async (...datos: unknown[]) => {
      pasos.push(datos);
      return 2;
    },
  };
  return {
    pasos,
    cambiar: cambiarContrasenaPropia({ guardadas, contrasenas, tokens, comunes }),
    cerrar: cerrarSesionesPropias({ guardadas, propias, contrasenas }),
  };
};

describe('cambiar la contraseña en el servicio', () => {
  it('la sesión que pide sigue con otra ficha', async () => {
    const { cambiar, pasos } = preparar();
    expect(await cambiar(ANA, CAMBIO, 'huella:vieja')).toBe('otra-ficha');
    expect(pasos).toEqual([
      [
        7,
        'hash:una nueva y larga',
        { anterior: 'hash:la de antes', renovada: { anterior: 'huella:vieja', nueva: 'huella:otra-ficha' } },
      ],
    ]);
  });

  it('si mientras tanto cambió en otra parte, lo dice y esa se queda', async () => {
    const { cambiar } = preparar(false);
    await expect(cambiar(ANA, CAMBIO, 'h')).rejects.toMatchObject({
      campos: { actual: 'La contraseña actual no es correcta' },
    });
  });

  it.each([
    [{ ...CAMBIO, actual: 'no es' }, { actual: 'La contraseña actual no es correcta' }],
    [{ ...CAMBIO, nueva: 'password1' }, { nueva: MENSAJE_CONTRASENA_FACIL }],
    [{ ...CAMBIO, nueva: 'Fundación-2026' }, { nueva: MENSAJE_CONTRASENA_FACIL }],
  ])('%j no cambia nada', async (cambio, campos) => {
    const { cambiar, pasos } = preparar();
    await expect(cambiar(ANA, cambio, 'h')).rejects.toMatchObject({ codigo: 'VALIDACION', campos });
    expect(pasos).toEqual([]);
  });
});

describe('cerrar las sesiones propias', () => {
  it.each([[undefined], [5]])('con la contraseña cierra (id %s) y dice cuántas', async (id) => {
    const { cerrar, pasos } = preparar();
    expect(await cerrar(7, { password: 'la de antes', id }, 'h')).toBe(2);
    expect(pasos).toEqual([[7, id, 'h']]);
  });

  it('sin la contraseña no cierra ninguna', async () => {
    const { cerrar, pasos } = preparar();
    await expect(cerrar(7, { password: 'no es' }, 'h')).rejects.toMatchObject({
      campos: { password: 'La contraseña no es correcta' },
    });
    expect(pasos).toEqual([]);
  });
});

describe('cambiar la contraseña en el navegador', () => {
  const cambiarCon = async (
    respuesta: string | null,
    mientras?: () => void,
    sesiones = crearInMemorySesionStore(SESION),
  ) => {
    const contrasenas = {
      cambiar: async () => {
        mientras?.();
        return respuesta;
      },
    };
    await cambiarContrasena({ contrasenas, sesiones })(CAMBIO);
    return sesiones.leer();
  };

  it('guarda la ficha nueva, y sin ella sigue con la suya', async () => {
    expect(await cambiarCon('nueva')).toEqual({ ...SESION, token: 'nueva' });
    expect(await cambiarCon(null)).toEqual(SESION);
  });

  it('si entretanto alguien salió o entró otra persona, no toca su sesión', async () => {
    const salida = crearInMemorySesionStore(SESION);
    expect(await cambiarCon('nueva', () => salida.limpiar(), salida)).toBeNull();
    const ajena = crearInMemorySesionStore(SESION);
    const otra = { token: 'de-otra', usuario: { ...SESION.usuario, id: 8 } };
    expect(await cambiarCon('nueva', () => void ajena.guardar(otra), ajena)).toEqual(otra);
  });
});

describe('lo que cada persona puede pedir de su cuenta', () => {
  it('su perfil, su contraseña y sus sesiones', async () => {
    const sesiones = crearInMemorySesionStore(SESION);
    const contrasenas = { cambiar: vi.fn(async () => 'otra-ficha'), confirmar: vi.fn(), estrenar: vi.fn() };
    const autenticacion = autenticacionCon({ actualizarPerfil: async () => ({ displayName: 'Luz' }) });
    const cuenta = cuentaDelPanel({ autenticacion, contrasenas, sesiones });
    expect(await cuenta.actualizarPerfil({ displayName: 'Luz' })).toMatchObject({ displayName: 'Luz' });
    await cuenta.cambiarContrasena(CAMBIO);
    expect(sesiones.leer()).toMatchObject({ token: 'otra-ficha', usuario: { displayName: 'Luz' } });
    const misSesiones = { listar: vi.fn(async () => null), cerrar: vi.fn(async () => 2) };
    const suyas = misSesionesDelPanel({ misSesiones });
    expect(await suyas.listar()).toBeNull();
    expect(await suyas.cerrar({ password: 'la de antes' })).toBe(2);
    await expect(suyas.cerrar({})).rejects.toMatchObject({ codigo: 'VALIDACION' });
  });
});
