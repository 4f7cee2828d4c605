import { describe, expect, it } from 'vitest';
import { crearClienteDePrueba, json } from '../apoyo/fetch-falso';

const enviar = async (
  ...[peticion, cambios]: [
    Parameters<ReturnType<typeof crearClienteDePrueba>['cliente']['pedir']>[0],
    object?,
  ]
) => {
  const { cliente, llamadas } = crearClienteDePrueba(() => json({ id: 1 }), cambios);
  const cuerpo = await cliente.pedir(peticion);
  const [llamada] = llamadas;
  if (!llamada) throw new Error('No hubo llamada');
  return { cuerpo, llamada };
};

describe('specification §7: what every call sends', () => {
  it('goes to the base of its service, with the method and the path', async () => {
    const { llamada } = await enviar(
      { metodo: 'DELETE', ruta: '/sedes/7' },
      { base: 'https://api.example/v1' },
    );
    expect(llamada).toMatchObject({ metodo: 'DELETE', url: 'https://api.example/v1/sedes/7' });
  });

  it('sends JSON with its type, and reads JSON', async () => {
    const { llamada, cuerpo } = await enviar({ metodo: 'POST', ruta: '/sedes', cuerpo: { nombre: 'Ñandú' } });
    expect(llamada.cuerpo).toEqual({ nombre: 'Ñandú' });
    expect(llamada.encabezados.get('content-type')).toBe('application/json');
    expect(llamada.encabezados.get('accept')).toBe('application/json');
    expect(cuerpo).toEqual({ id: 1 });
  });

  it('sends no body and no type when there is nothing to send', async () => {
    const { llamada } = await enviar({ metodo: 'GET', ruta: '/sedes' });
    expect(llamada.opciones.body).toBeUndefined();
    expect(llamada.encabezados.has('content-type')).toBe(false);
  });

  it('carries the token of the session as Bearer, and no header without one', async () => {
    const con = await enviar({ metodo: 'GET', ruta: '/sedes' });
    expect(con.llamada.encabezados.get('authorization')).toBe('Bearer un-token');
    const sin = await enviar({ metodo: 'GET', ruta: '/sedes' }, { token: () => null });
    expect(sin.llamada.encabezados.has('authorization')).toBe(false);
  });

  it('carries the key of a creation, and no header without one', async () => {
    const con = await enviar({ metodo: 'POST', ruta: '/sedes', cuerpo: {}, clave: 'abc-1' });
    expect(con.llamada.encabezados.get('idempotency-key')).toBe('abc-1');
    const sin = await enviar({ metodo: 'POST', ruta: '/sedes', cuerpo: {} });
    expect(sin.llamada.encabezados.has('idempotency-key')).toBe(false);
  });

  it('escapes the query and leaves absent values out', async () => {
    const consulta = { buscar: 'ñandú & cía=1', pagina: 2, archivados: false, estado: undefined, nada: null };
    const { llamada } = await enviar({ metodo: 'GET', ruta: '/sedes', consulta });
    expect(llamada.consulta).toEqual({ buscar: 'ñandú & cía=1', pagina: '2', archivados: 'false' });
  });

  it('takes an answer without a body as nothing', async () => {
    const { cliente } = crearClienteDePrueba(() => new Response(null, { status: 204 }));
    expect(await cliente.pedir({ metodo: 'DELETE', ruta: '/sedes/1' })).toBeUndefined();
  });

  it('is never kept by the browser cache', async () => {
    expect((await enviar({ metodo: 'GET', ruta: '/sedes' })).llamada.opciones.cache).toBe('no-store');
  });
});
