import { registroMudo } from '@tests/infrastructure/apoyo/registro-espia';
import { abrirPGliteDePrueba } from '@tests/server/apoyo/base-de-prueba';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ErrorTransporte } from '@/domain/shared/errores/error-transporte';
import { crearHttpAutenticacion } from '@/infrastructure/http/sesion/http-autenticacion';
import { crearHttpContrasenas } from '@/infrastructure/http/sesion/http-contrasenas';
import { crearHttpLlaveBorradores } from '@/infrastructure/http/sesion/http-llave-borradores';
import { crearHttpMisSesiones } from '@/infrastructure/http/sesion/http-mis-sesiones';
import { abrirPostgres } from '@/infrastructure/postgres/base-datos/abrir-postgres';
import { traducirErrorPostgres } from '@/infrastructure/postgres/shared/errores-postgres';
import { LLAMADAS } from './apoyo/llamadas';
import type { AbrirMundo, Mundo } from './apoyo/mundo';
import { abrirMundoHttpSinServicio, clienteDe } from './apoyo/mundo-http';
import { mundoSobre } from './apoyo/mundo-postgres';

/** What a call leaves when nobody is there to answer it: an error that says so, never an empty list nor a `null`. */
const fallaDe = async (llamada: Promise<unknown>): Promise<unknown> => {
  const respuesta = await llamada.then(
    (valor) => ({ valor }),
    (error: unknown) => ({ error }),
  );
  expect(respuesta).toHaveProperty('error');
  return (respuesta as { error: unknown }).error;
};

const exigirSinConexion = (error: unknown): void => {
  expect(error).toBeInstanceOf(ErrorTransporte);
  expect(error).toMatchObject({ codigo: 'SIN_CONEXION', status: null });
};

interface SinServicio {
  nombre: string;
  abrir: AbrirMundo;
  exigir(error: unknown): void;
}

const FAMILIAS: readonly SinServicio[] = [
  { nombre: 'HTTP', abrir: abrirMundoHttpSinServicio, exigir: exigirSinConexion },
  {
    nombre: 'PostgreSQL',
    abrir: mundoSobre(async () => abrirPostgres('postgres://nadie@127.0.0.1:1/nada')),
    exigir: (error) => expect(traducirErrorPostgres(error)).toMatchObject({ codigo: 'NO_DISPONIBLE' }),
  },
  {
    nombre: 'PGlite',
    abrir: mundoSobre(async () => {
      const base = await abrirPGliteDePrueba();
      await base.cerrar();
      return { ...base, cerrar: async () => {} };
    }),
    exigir: (error) => expect(error).toBeInstanceOf(Error),
  },
];

describe.each(FAMILIAS)('without its service: $nombre', ({ abrir, exigir }) => {
  let mundo: Mundo;
  beforeAll(async () => {
    mundo = await abrir();
  });
  afterAll(() => mundo.cerrar());

  it.each(Object.keys(LLAMADAS))('%s says so', async (nombre) => {
    const llamar = LLAMADAS[nombre];
    exigir(await fallaDe(llamar ? llamar(mundo) : Promise.resolve()));
  });
});

describe('without the authentication service: HTTP', () => {
  const cliente = clienteDe('http://127.0.0.1:1/auth-api', () => 'un-token');
  const autenticacion = crearHttpAutenticacion(cliente);
  const sesion = { token: 'un-token', usuario: { id: 1, email: 'a@x.co', rol: 'CONSULTA' } as never };
  const clave = { actual: 'una clave larga', nueva: 'otra clave larga' };
  it.each<[string, () => Promise<unknown>]>([
    ['cerrarSesion', () => autenticacion.cerrarSesion(sesion)],
    ['restablecerContrasena', () => autenticacion.restablecerContrasena('a@x.co')],
    ['actualizarPerfil', () => autenticacion.actualizarPerfil({ displayName: 'Ana' })],
    ['tienePermiso', () => autenticacion.tienePermiso('CONSULTA')],
    ['contrasenas.cambiar', () => crearHttpContrasenas(cliente).cambiar(clave)],
    [
      'contrasenas.confirmar',
      () => crearHttpContrasenas(cliente).confirmar({ token: 'A', password: 'una clave larga' }),
    ],
    ['llave.obtener', () => crearHttpLlaveBorradores(cliente).obtener()],
    ['misSesiones.listar', () => crearHttpMisSesiones(cliente, registroMudo).listar()],
    ['misSesiones.cerrar', () => crearHttpMisSesiones(cliente, registroMudo).cerrar({ password: 'x' })],
  ])('%s says so', async (_nombre, llamar) => {
    exigirSinConexion(await fallaDe(llamar()));
  });

  it('signing in says it in the words of specification §8', async () => {
    const error = await fallaDe(autenticacion.iniciarSesion({ email: 'a@x.co', password: 'x' }));
    expect(error).toMatchObject({
      codigo: 'SIN_CONEXION',
      message: 'No se pudo conectar con el servidor. Verifica que el backend esté corriendo.',
    });
  });
});
