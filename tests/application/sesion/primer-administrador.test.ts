import { describe, expect, it, vi } from 'vitest';
import { crearPrimerAdministrador } from '@/application/sesion/crear-primer-administrador';
import { enlazarPuestaEnMarcha } from '@/application/sesion/enlazar-puesta-en-marcha';
import { estrenar } from '@/application/sesion/estrenar';
import { MENSAJE_CONTRASENA_FACIL } from '@/application/shared/exigir-contrasena-dificil';
import { errorConflicto, errorValidacion } from '@/domain/shared/errores/errores-comunes';

const TOKEN = 'x'.repeat(43);
const DATOS = {
  token: TOKEN,
  email: ' Ana@Fundacion.example ',
  password: 'caballo verde feliz',
  displayName: 'Ana',
};
const EMAIL = 'ana@fundacion.example';
const tokens = { nuevo: () => TOKEN, huella: (token: string) => `huella:${token}` };

describe('el enlace del primer arranque', () => {
  it('es la página donde se crea el primer administrador, mientras nadie lo haya hecho', async () => {
    const abrir = vi.fn(async () => true);
    expect(await enlazarPuestaEnMarcha({ puestaEnMarcha: { abrir }, tokens })()).toBe(
      `/restablecer#inicial=${TOKEN}`,
    );
    expect(abrir).toHaveBeenCalledWith(`huella:${TOKEN}`);
    const cerrada = { abrir: async () => false };
    expect(await enlazarPuestaEnMarcha({ puestaEnMarcha: cerrada, tokens })()).toBeNull();
  });
});

describe('crear el primer administrador', () => {
  const preparar = (sirve = true) => {
    const freno = { contar: vi.fn(), olvidar: vi.fn(), conoce: vi.fn(), reconocer: vi.fn() };
    const guardadas: unknown[] = [];
    const usar = vi.fn(async (_huella: string, _quien: object, calcular: () => Promise<string>) => {
      if (sirve) guardadas.push(await calcular());
      return sirve;
    });
    const crear = crearPrimerAdministrador({
      ...{ puestaEnMarcha: { usar }, freno, tokens },
      contrasenas: { calcular: async (clave) => `hash:${clave}`, coincide: async () => true },
      comunes: { esComun: async (clave) => clave === 'password1', nombreFundacion: async () => 'Casa Luz' },
    });
    return { crear, freno, usar, guardadas };
  };

  it('cuenta el intento y guarda la contraseña, no lo que la dice', async () => {
    const { crear, freno, usar, guardadas } = preparar();
    await crear(DATOS, '10.0.0.1');
    expect(freno.contar).toHaveBeenCalledWith([{ clave: 'confirmar:10.0.0.1', maximo: 20 }]);
    expect(usar).toHaveBeenCalledWith(
      `huella:${TOKEN}`,
      { email: EMAIL, displayName: 'Ana' },
      expect.any(Function),
      '10.0.0.1',
    );
    expect(guardadas).toEqual(['hash:caballo verde feliz']);
  });

  it('un enlace que ya no sirve se dice junto a él', async () => {
    const mensaje =
      'El enlace ya se usó o venció. Si nadie ha entrado todavía, reinicie el servidor: imprime uno nuevo';
    await expect(preparar(false).crear(DATOS, 'x')).rejects.toMatchObject({
      ...{ codigo: 'VALIDACION', message: mensaje, campos: { token: mensaje } },
    });
  });

  it.each([
    ['de las comunes', { password: 'password1' }],
    ['que dice el correo', { password: 'ana-2026' }],
  ])('una contraseña %s no entra', async (_caso, cambios) => {
    const { crear, usar } = preparar();
    await expect(crear({ ...DATOS, ...cambios }, 'x')).rejects.toMatchObject({
      campos: { password: MENSAJE_CONTRASENA_FACIL },
    });
    expect(usar).not.toHaveBeenCalled();
  });

  it('sin datos que lo sean, ni cuenta', async () => {
    const { crear, freno } = preparar();
    for (const malo of [
      { token: 'x' },
      { email: 'ana' },
      { password: 'corta' },
      { rol: 'CONSULTA' },
      { displayName: 'x'.repeat(121) },
    ])
      await expect(crear({ ...DATOS, ...malo }, 'x')).rejects.toMatchObject({ codigo: 'VALIDACION' });
    expect(freno.contar).not.toHaveBeenCalled();
  });
});

describe('estrenar el panel', () => {
  const USADO = errorValidacion('Ya se usó', { token: 'Ya se usó' });
  const preparar = ({ alCrear, alEntrar }: { alCrear?: unknown; alEntrar?: unknown } = {}) => {
    const contrasenas = { estrenar: vi.fn(async () => (alCrear ? Promise.reject(alCrear) : undefined)) };
    const iniciarSesion = vi.fn(async () => (alEntrar ? Promise.reject(alEntrar) : ({} as never)));
    return { contrasenas, iniciarSesion, hacer: () => estrenar({ contrasenas, iniciarSesion })(DATOS) };
  };

  it('crea al primer administrador y entra como él', async () => {
    const { contrasenas, iniciarSesion, hacer } = preparar();
    await hacer();
    expect(contrasenas.estrenar).toHaveBeenCalledWith({ ...DATOS, email: EMAIL });
    expect(iniciarSesion).toHaveBeenCalledWith({ email: EMAIL, password: DATOS.password });
  });

  it('con un enlace ya usado entra quien lo usó, aunque no le llegara la respuesta; los demás, no', async () => {
    await expect(preparar({ alCrear: USADO }).hacer()).resolves.toBeUndefined();
    const alEntrar = errorConflicto('Credenciales');
    await expect(preparar({ alCrear: USADO, alEntrar }).hacer()).rejects.toBe(USADO);
    await expect(preparar({ alEntrar }).hacer()).rejects.toBe(alEntrar);
  });

  it.each([errorValidacion('Fácil', { password: 'Fácil' }), new Error('Sin red')])(
    'si no se pudo crear, no entra: %s',
    async (alCrear) => {
      const { hacer, iniciarSesion } = preparar({ alCrear });
      await expect(hacer()).rejects.toBe(alCrear);
      expect(iniciarSesion).not.toHaveBeenCalled();
    },
  );
});
