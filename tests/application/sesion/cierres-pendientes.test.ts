import { autenticacionCon } from '@tests/application/dobles/autenticacion';
import { registroEnMemoria } from '@tests/application/dobles/registro';
import { SESION } from '@tests/application/dobles/sesiones';
import { describe, expect, it } from 'vitest';
import { cerrarSesion } from '@/application/sesion/cerrar-sesion';
import { cierresPendientes } from '@/application/sesion/cierres-pendientes';
import { reintentarCierres } from '@/application/sesion/reintentar-cierres';
import { errorDeEstado, errorSinRespuesta } from '@/domain/shared/errores/catalogo-transporte';
import { leerCuerpoError } from '@/infrastructure/http/cliente/cuerpo';
import { crearInMemorySesionStore } from '@/infrastructure/memory/sesion/in-memory-sesion-store';
import { crearInMemoryAlmacen } from '@/infrastructure/memory/shared/in-memory-almacen';

const SIN_RED = () => errorSinRespuesta('red');
const deEstado = (status: number) => errorDeEstado(status, leerCuerpoError(null));

/** A device whose pages come and go; what it keeps stays. */
const equipo = ({
  huellaDe = async (token: string): Promise<string | null> => `huella-de-${token}`,
} = {}) => {
  const almacen = crearInMemoryAlmacen();
  const mundo = { falla: null as unknown, seOye: '', cerradas: [] as string[] };
  const responder = async (que: string) => {
    if (mundo.falla && mundo.seOye !== que) throw mundo.falla;
    mundo.cerradas.push(que);
  };
  const autenticacion = autenticacionCon({
    cerrarSesion: ({ token }) => responder(`con su token ${token}`),
  });
  const cierres = () => cierresPendientes({ almacen, huellaDe });
  const reintentar = () => reintentarCierres({ salidas: { cerrar: responder }, cierres: cierres() })();
  const salir = async () => {
    const { avisado } = await cerrarSesion({
      autenticacion,
      sesiones: crearInMemorySesionStore(SESION),
      borradores: { vaciar: () => undefined },
      registro: registroEnMemoria(),
      anotarSalida: cierres().anotar,
      olvidarCopia: async () => undefined,
    })();
    await avisado;
  };
  return { almacen, mundo, salir, reintentar };
};

describe('una salida que el servicio no oyó', () => {
  it('se dice otra vez, desde otra página, hasta que el servicio la oye', async () => {
    const { mundo, salir, reintentar, almacen } = equipo();
    mundo.falla = SIN_RED();
    await salir();
    expect(await reintentar()).toBe(true);
    mundo.falla = null;
    expect(await reintentar()).toBe(false);
    expect(mundo.cerradas).toEqual(['huella-de-ficha-1']);
    expect(almacen.leer('cierresPendientes')).toBeNull();
    await reintentar();
    expect(mundo.cerradas).toHaveLength(1);
  });

  it('deja en el equipo la huella y nada de la persona, ni su token', async () => {
    const { mundo, salir, almacen } = equipo({ huellaDe: async () => 'a1b2' });
    mundo.falla = SIN_RED();
    await salir();
    expect(almacen.leer('cierresPendientes')).toBe('a1b2');
  });

  it('la que el servicio sí oyó no deja nada', async () => {
    const { mundo, salir, almacen } = equipo();
    await salir();
    expect(mundo.cerradas).toEqual(['con su token ficha-1']);
    expect(almacen.leer('cierresPendientes')).toBeNull();
  });

  it.each([
    ['ya había terminado', 401],
    ['no conoce esa llamada', 404],
  ])('la que %s no se dice más', async (_caso, estado) => {
    const { mundo, salir, reintentar, almacen } = equipo();
    mundo.falla = SIN_RED();
    await salir();
    mundo.falla = deEstado(estado);
    expect(await reintentar()).toBe(false);
    expect(almacen.leer('cierresPendientes')).toBeNull();
  });

  it.each([503, 500, 429])('una respuesta %i no la da por oída, ni al salir', async (estado) => {
    const { mundo, salir, reintentar } = equipo();
    mundo.falla = deEstado(estado);
    await salir();
    expect(await reintentar()).toBe(true);
  });

  it.each([
    ['no sabe resumir', async () => null],
    ['falla al resumir', () => Promise.reject(new Error('sin HTTPS'))],
  ])('un navegador que %s sale igual', async (_caso, huellaDe) => {
    const { mundo, salir, almacen } = equipo({ huellaDe });
    mundo.falla = SIN_RED();
    await salir();
    expect(almacen.leer('cierresPendientes')).toBeNull();
  });

  it('dos salidas sin red se dicen las dos, y la que no se oye no detiene a la otra', async () => {
    let veces = 0;
    const { mundo, salir, reintentar, almacen } = equipo({ huellaDe: async () => `salida-${++veces}` });
    mundo.falla = SIN_RED();
    await salir();
    await salir();
    expect(await reintentar()).toBe(true);
    expect(almacen.leer('cierresPendientes')).toBe('salida-1 salida-2');
    mundo.seOye = 'salida-2';
    expect(await reintentar()).toBe(true);
    expect(almacen.leer('cierresPendientes')).toBe('salida-1');
    mundo.falla = null;
    expect(await reintentar()).toBe(false);
    expect(mundo.cerradas.toSorted()).toEqual(['salida-1', 'salida-2']);
  });
});
