import { usuario } from '@tests/domain/ejemplos';
import { describe, expect, it } from 'vitest';
import { autenticarCredenciales } from '@/application/sesion/autenticar-credenciales';
import { ErrorDemasiadosIntentos } from '@/application/sesion/freno-de-intentos';

const ANA = { usuario: usuario({ displayName: 'Ana' }), hash: 'hash:secreta' };
const AHORA = '2026-11-21T15:00:00.000Z';
const provisional = (email: string, hasta: string) => ({
  usuario: usuario({ email, provisional_hasta: hasta }),
  hash: 'hash:secreta',
});
const NUEVA = provisional('nueva@x.co', '2026-11-21T15:00:01.000Z');
const TARDIA = provisional('tardia@x.co', AHORA);
const INACTIVA = { usuario: usuario({ email: 'luz@x.co', estado: 'INACTIVO' }), hash: 'hash:secreta' };

const preparar = (bloqueo?: Error, conocidos: readonly string[] = [], abre = () => true) => {
  const pasos: unknown[][] = [];
  const anotar = (...paso: unknown[]) => void pasos.push(paso);
  const autenticar = autenticarCredenciales({
    cuentas: {
      porCorreo: async (email) =>
        [ANA, INACTIVA, NUEVA, TARDIA].find((c) => c.usuario.email === email) ?? null,
      anotarAcceso: async ({ id, origen }) => anotar('acceso', id, origen),
      actualizarPerfil: async (_id, cambios) => cambios,
    },
    sesiones: {
      abrir: async (huella, revisada, lugar) => {
        anotar('abrir', huella, revisada, lugar);
        return abre();
      },
      titular: async () => null,
      recordado: () => null,
      revocar: async () => undefined,
    },
    freno: {
      contar: async (cuentas) => {
        if (bloqueo) throw bloqueo;
        anotar('contar', ...cuentas);
        return async () => anotar('descontar', cuentas[0]);
      },
      olvidar: async (clave) => anotar('olvidar', clave),
      conoce: async (clave) => conocidos.includes(clave),
      reconocer: async (clave) => anotar('reconocer', clave),
    },
    contrasenas: {
      calcular: async (contrasena) => `hash:${contrasena}`,
      coincide: async (contrasena, hash) => {
        anotar('comparar', hash);
        return hash === `hash:${contrasena}`;
      },
    },
    tokens: { nuevo: () => 'ficha', huella: (token) => `huella:${token}` },
    reloj: { ahora: () => new Date(AHORA) },
  });
  return { autenticar, pasos };
};

const CONTAR = [
  'contar',
  { clave: 'cuenta:ana@fundacion.example', maximo: 10 },
  { clave: 'direccion:10.0.0.1', maximo: 50 },
];

const ENTRADAS = ['contar', { clave: 'entradas:ana@fundacion.example', maximo: 600 }];

describe('abrir una sesión en el servicio', () => {
  it('cuenta el intento antes de comparar, y abre la sesión con la huella de la ficha', async () => {
    const { autenticar, pasos } = preparar();
    const sesion = await autenticar(
      { email: ' Ana@Fundacion.example', password: 'secreta' },
      '10.0.0.1',
      'Navegador/1',
    );
    expect(sesion).toEqual({
      token: 'ficha',
      usuario: {
        id: 7,
        email: 'ana@fundacion.example',
        rol: 'ADMINISTRADOR',
        displayName: 'Ana',
        photoURL: null,
        version: ANA.usuario.version,
      },
    });
    expect(pasos).toEqual([
      CONTAR,
      ENTRADAS,
      ['comparar', 'hash:secreta'],
      [
        'abrir',
        'huella:ficha',
        { id: 7, hash: 'hash:secreta', version: ANA.usuario.version },
        { direccion: '10.0.0.1', agente: 'Navegador/1' },
      ],
      ['descontar', CONTAR[1]],
      ['olvidar', 'cuenta:ana@fundacion.example'],
      ['acceso', 7, '10.0.0.1'],
      ['reconocer', 'acceso:ana@fundacion.example|10.0.0.1'],
    ]);
  });

  it('desde donde la cuenta ya entró, sus fallos se cuentan aparte de los de otras partes', async () => {
    const propia = 'acceso:ana@fundacion.example|10.0.0.1';
    const { autenticar, pasos } = preparar(undefined, [propia]);
    await autenticar({ email: 'ana@fundacion.example', password: 'secreta' }, '10.0.0.1');
    expect(pasos[0]).toEqual(['contar', { clave: propia, maximo: 10 }]);
    expect(pasos).toContainEqual(['olvidar', propia]);
    const otra = preparar(undefined, [propia]);
    await otra.autenticar({ email: 'ana@fundacion.example', password: 'secreta' }, '10.0.0.2');
    expect(otra.pasos[0]).toEqual([
      'contar',
      { clave: 'cuenta:ana@fundacion.example', maximo: 10 },
      { clave: 'direccion:10.0.0.2', maximo: 50 },
    ]);
  });

  it('de IPv6 se cuenta la red: quien cambia de dirección dentro de la suya no empieza de nuevo', async () => {
    const propia = 'acceso:ana@fundacion.example|2001:db8:1:2::/64';
    const credenciales = { email: 'ana@fundacion.example', password: 'secreta' };
    const nueva = preparar();
    await nueva.autenticar(credenciales, '2001:db8:1:2:aaaa::1');
    expect(nueva.pasos[0]).toContainEqual({ clave: 'direccion:2001:db8:1:2::/64', maximo: 50 });
    const conocida = preparar(undefined, [propia]);
    await conocida.autenticar(credenciales, '2001:db8:1:2:bbbb::7');
    expect(conocida.pasos[0]).toEqual(['contar', { clave: propia, maximo: 10 }]);
  });

  it.each([
    ['contraseña errada', 'ana@fundacion.example', 'otra'],
    ['cuenta desconocida', 'nadie@x.co', 'secreta'],
    ['cuenta inactiva', 'luz@x.co', 'secreta'],
    ['contraseña provisional vencida', 'tardia@x.co', 'secreta'],
  ])('%s: la misma respuesta tras el mismo trabajo, y ninguna sesión', async (_caso, email, password) => {
    const { autenticar, pasos } = preparar();
    await expect(autenticar({ email, password }, '10.0.0.1')).rejects.toMatchObject({
      codigo: 'NO_AUTENTICADO',
      message: 'Correo o contraseña incorrectos',
    });
    expect(pasos.map(([paso]) => paso)).toEqual(['contar', 'contar', 'comparar', 'descontar']);
    expect(pasos.at(-1)).toEqual(['descontar', { clave: `entradas:${email}`, maximo: 600 }]);
  });

  it('si la cuenta cambió mientras se comparaba, se compara como está ahora', async () => {
    const veces = [false, true];
    const { autenticar, pasos } = preparar(undefined, [], () => veces.shift() ?? false);
    await expect(
      autenticar({ email: 'ana@fundacion.example', password: 'secreta' }, '10.0.0.1'),
    ).resolves.toMatchObject({ token: 'ficha' });
    expect(pasos.filter(([paso]) => paso === 'comparar')).toHaveLength(2);
  });

  it('si no deja de cambiar, no entra', async () => {
    const { autenticar, pasos } = preparar(undefined, [], () => false);
    await expect(
      autenticar({ email: 'ana@fundacion.example', password: 'secreta' }, '10.0.0.1'),
    ).rejects.toMatchObject({ codigo: 'NO_AUTENTICADO' });
    expect(pasos.filter(([paso]) => paso === 'abrir')).toHaveLength(3);
    expect(pasos.map(([paso]) => paso)).not.toContain('acceso');
  });

  it('con una contraseña provisional que aún sirve entra, y la respuesta lo dice', async () => {
    const { autenticar } = preparar();
    const { usuario: quien } = await autenticar({ email: 'nueva@x.co', password: 'secreta' }, '10.0.0.1');
    expect(quien).toMatchObject({ email: 'nueva@x.co', contrasena_provisional: true });
  });

  it('con los campos vacíos no cuenta un intento', async () => {
    const { autenticar, pasos } = preparar();
    await expect(autenticar({ email: '', password: 'x' }, '10.0.0.1')).rejects.toMatchObject({
      campos: { email: 'Este campo es obligatorio' },
    });
    expect(pasos).toEqual([]);
  });

  it.each([
    [30, 'Demasiados intentos. Espere 1 minuto e intente de nuevo.'],
    [61, 'Demasiados intentos. Espere 2 minutos e intente de nuevo.'],
  ])('frenada por %i s, ni compara, y dice cuánto esperar', async (segundos, message) => {
    const { autenticar, pasos } = preparar(new ErrorDemasiadosIntentos(segundos));
    const intento = autenticar({ email: 'ana@fundacion.example', password: 'secreta' }, '10.0.0.1');
    await expect(intento).rejects.toMatchObject({
      codigo: 'DEMASIADOS_INTENTOS',
      esperaSegundos: segundos,
      message,
    });
    expect(pasos).toEqual([]);
  });
});
