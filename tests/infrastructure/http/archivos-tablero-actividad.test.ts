import { describe, expect, it } from 'vitest';
import {
  ErrorTransporte,
  quedoSinConfirmar,
  sigueSinConfirmar,
} from '@/domain/shared/errores/error-transporte';
import { crearHttpActividadRepository } from '@/infrastructure/http/actividad/http-actividad-repository';
import { crearHttpArchivoStore } from '@/infrastructure/http/archivos/http-archivo-store';
import { crearUrlFirmada } from '@/infrastructure/http/archivos/url-firmada';
import { crearHttpTablero } from '@/infrastructure/http/tablero/http-tablero';
import { capturarTransporte } from '../apoyo/capturar';
import { crearClienteDePrueba, crearFetchFalso, json, type Responder, sinRed } from '../apoyo/fetch-falso';
import { registroMudo } from '../apoyo/registro-espia';

const FIRMADA = 'https://bodega.example/objeto?firma=abc';
const firmar: Responder = () => json({ signedUrl: FIRMADA });

const abrir = (
  responder: Responder,
  bodega: Responder = () => new Response(null),
  { base = '/dashboard-api', baseDescargas = null as string | null } = {},
) => {
  const { cliente, llamadas } = crearClienteDePrueba(responder);
  const { fetch, llamadas: enBodega } = crearFetchFalso(bodega);
  const firmada = crearUrlFirmada({ fetch, origen: 'https://pagina.example', enLinea: () => true });
  const archivos = crearHttpArchivoStore({ cliente, firmada, base, baseDescargas });
  return { archivos, llamadas, enBodega };
};
const archivo = { name: 'acta.pdf', size: 3, type: 'application/pdf', contenido: new Blob(['pdf']) };

describe('specification §7: storage calls', () => {
  it('asks for a signed address and sends the bytes there, without the token', async () => {
    const { archivos, llamadas, enBodega } = abrir(firmar);
    await archivos.subir('formatos', archivo);
    expect(llamadas[0]).toMatchObject({
      metodo: 'POST',
      ruta: '/api/storage/upload-url',
      cuerpo: { path: 'formatos', fileName: 'acta.pdf', contentType: 'application/pdf' },
    });
    expect(enBodega[0]).toMatchObject({ metodo: 'PUT', url: FIRMADA, cuerpo: archivo.contenido });
    expect(enBodega[0]?.encabezados.get('content-type')).toBe('application/pdf');
    expect(enBodega[0]?.encabezados.has('authorization')).toBe(false);
  });

  it.each([
    ['500', () => json({ message: 'Falló' }, 500)],
    ['no network', sinRed],
    ['no address in the answer', () => json({})],
  ])('without a signed address nothing was sent, and it is known: %s', async (_caso, responder) => {
    const { archivos, enBodega } = abrir(responder);
    const error = await archivos.subir('formatos', archivo).catch((fallo: unknown) => fallo);
    expect(error).toBeInstanceOf(ErrorTransporte);
    expect([quedoSinConfirmar(error), sigueSinConfirmar(error)]).toEqual([false, true]);
    const alBorrar = await archivos.eliminar('formatos/acta.pdf').catch((fallo: unknown) => fallo);
    expect([quedoSinConfirmar(alBorrar), sigueSinConfirmar(alBorrar)]).toEqual([false, true]);
    expect(enBodega).toEqual([]);
  });

  it('what fails with the bytes on their way is not known', async () => {
    const { archivos } = abrir(firmar, () => new Response(null, { status: 500 }));
    const error = await archivos.subir('formatos', archivo).catch((fallo: unknown) => fallo);
    expect(quedoSinConfirmar(error)).toBe(true);
  });

  it('the page of a Wi-Fi, where the bytes should have gone, is not the store that kept them', async () => {
    const pagina = () =>
      new Response('<h1>Bienvenido</h1>', { headers: { 'content-type': 'text/html; charset=utf-8' } });
    const { archivos } = abrir(firmar, pagina);
    const error = await archivos.subir('formatos', archivo).catch((fallo: unknown) => fallo);
    expect(error).toMatchObject({ type: 'NETWORK' });
    expect(quedoSinConfirmar(error)).toBe(true);
  });

  it('gives a type to a file that has none', async () => {
    const { archivos, llamadas } = abrir(firmar);
    await archivos.subir('', { ...archivo, type: '' });
    expect(llamadas[0]?.cuerpo).toMatchObject({ contentType: 'application/octet-stream' });
  });

  it('deletes through a signed address', async () => {
    const { archivos, llamadas, enBodega } = abrir(() => json({ data: { signedUrl: FIRMADA } }));
    await archivos.eliminar('formatos/acta.pdf');
    expect(llamadas[0]).toMatchObject({
      ruta: '/api/storage/delete-url',
      cuerpo: { path: 'formatos/acta.pdf' },
    });
    expect(enBodega[0]).toMatchObject({ metodo: 'DELETE', url: FIRMADA });
  });

  it('lists a folder', async () => {
    const { archivos, llamadas } = abrir(() =>
      json({ files: [{ name: 'a.pdf' }], folders: [{ name: 'b' }] }),
    );
    const listado = await archivos.listar('formatos');
    expect(llamadas[0]).toMatchObject({
      metodo: 'GET',
      ruta: '/api/storage/list',
      consulta: { path: 'formatos' },
    });
    expect(listado).toMatchObject({ files: [{ name: 'a.pdf', size: null }], folders: [{ name: 'b' }] });
  });

  it('creates, renames and deletes folders', async () => {
    const { archivos, llamadas } = abrir(() => new Response(null, { status: 204 }));
    await archivos.crearCarpeta('nueva', 'formatos');
    await archivos.renombrarCarpeta('nueva', 'otra', 'formatos');
    await archivos.eliminarCarpeta('formatos/otra');
    expect(llamadas.map((l) => [l.metodo, l.ruta, l.cuerpo])).toEqual([
      ['POST', '/api/storage/create-folder', { name: 'nueva', parentPath: 'formatos' }],
      ['POST', '/api/storage/rename-folder', { oldName: 'nueva', newName: 'otra', parentPath: 'formatos' }],
      ['POST', '/api/storage/delete-folder', { path: 'formatos/otra' }],
    ]);
  });

  it('renames a file', async () => {
    const { archivos, llamadas } = abrir(() => new Response(null, { status: 204 }));
    await archivos.renombrarArchivo('a.pdf', 'b.pdf', 'formatos');
    expect(llamadas[0]).toMatchObject({
      ruta: '/api/storage/rename-file',
      cuerpo: { oldName: 'a.pdf', newName: 'b.pdf', parentPath: 'formatos' },
    });
  });

  it('builds the download address from the base and the path, where there is a base', async () => {
    const { archivos, llamadas } = abrir(firmar, undefined, {
      baseDescargas: 'https://cdn.example/archivos',
    });
    expect(await archivos.urlDescarga('formatos/Acta nº 1 #2.pdf')).toBe(
      'https://cdn.example/archivos/formatos/Acta%20n%C2%BA%201%20%232.pdf',
    );
    expect(llamadas).toEqual([]);
  });

  it('without a base, asks for a signed address, on the origin of the service', async () => {
    const relativa: Responder = () => json({ signedUrl: '/dashboard-api/storage/object?firma=a' });
    const aqui = abrir(relativa);
    expect(await aqui.archivos.urlDescarga('formatos/acta.pdf')).toBe(
      '/dashboard-api/storage/object?firma=a',
    );
    expect(aqui.llamadas[0]).toMatchObject({
      metodo: 'GET',
      ruta: '/api/storage/download-url',
      consulta: { path: 'formatos/acta.pdf' },
    });
    const lejos = abrir(relativa, undefined, { base: 'https://api.example/dashboard-api' });
    expect(await lejos.archivos.urlDescarga('acta.pdf')).toBe(
      'https://api.example/dashboard-api/storage/object?firma=a',
    );
  });

  it.each([
    ['a page with its services beside it asks there, by whatever name it was opened', '/dashboard-api', ''],
    [
      'a page on another origin uses the whole address',
      'https://api.example/dashboard-api',
      'https://a.example',
    ],
  ])('%s', async (_caso, base, origen) => {
    const ruta = '/dashboard-api/storage/object?firma=a%2Fb&clave=acta+1.pdf';
    const entera: Responder = () => json({ signedUrl: `https://a.example${ruta}` });
    const { archivos, enBodega } = abrir(entera, undefined, { base });
    expect(await archivos.urlDescarga('formatos/acta.pdf')).toBe(origen + ruta);
    await archivos.subir('formatos', archivo);
    await archivos.eliminar('formatos/acta.pdf');
    expect(enBodega.map(({ url }) => url)).toEqual([origen + ruta, origen + ruta]);
  });

  it('the address of another store, such as a bucket, is used as it is', async () => {
    const { archivos } = abrir(() =>
      json({ signedUrl: 'https://cubeta.example/a%20b.pdf?X-Amz-Signature=1' }),
    );
    expect(await archivos.urlDescarga('a b.pdf')).toBe('https://cubeta.example/a%20b.pdf?X-Amz-Signature=1');
  });

  it('fails with the catalogue when the store refuses, is away, or no address came', async () => {
    const refusa = abrir(firmar, () => json({}, 403));
    expect((await capturarTransporte(refusa.archivos.subir('', archivo))).status).toBe(403);
    const caida = abrir(firmar, sinRed);
    expect((await capturarTransporte(caida.archivos.eliminar('x'))).type).toBe('NETWORK');
    const sinFirma = abrir(() => json({}));
    expect((await capturarTransporte(sinFirma.archivos.subir('', archivo))).codigo).toBe('INESPERADO');
    expect(sinFirma.enBodega).toEqual([]);
  });
});

describe('specification §7: dashboard stats', () => {
  it('reads the two counts, bare or under data, and leaves unknown figures out', async () => {
    for (const cuerpo of [
      { participantes: 4, mensualidades: 9 },
      { data: { participantes: 4, mensualidades: 9 } },
    ]) {
      const tablero = crearHttpTablero(crearClienteDePrueba(() => json(cuerpo)).cliente);
      expect(await tablero.estadisticas()).toMatchObject({
        participantes: 4,
        mensualidades: 9,
        recaudo_mes: null,
      });
    }
  });

  it('is an error when there are no figures at all', async () => {
    const tablero = crearHttpTablero(crearClienteDePrueba(() => json([])).cliente);
    expect((await capturarTransporte(tablero.estadisticas())).codigo).toBe('INESPERADO');
  });
});

describe('the summary of the dashboard, an addition of our server', () => {
  const resumenDe = (responder: Responder) =>
    crearHttpTablero(crearClienteDePrueba(responder).cliente).resumen();

  it('is null when the service does not offer it', async () => {
    expect(await resumenDe(() => new Response(null, { status: 404 }))).toBeNull();
  });

  it('drops a row that cannot be read and keeps the rest', async () => {
    const cuerpo = {
      periodo: '2026-11',
      egresos_hasta: '2026-12-21',
      vencidas: 3,
      ocupacion: [{ sede_id: 1, nombre: 'Casa Bello', ocupacion_hombres: 4 }, { sede_id: 2 }],
      tendencia: [{ periodo: '2026-11', facturado: 10 }, { periodo: 'ayer' }],
      cartera: { AL_DIA: 5 },
    };
    expect(await resumenDe(() => json(cuerpo))).toMatchObject({
      vencidas: 3,
      sin_mensualidad: 0,
      ocupacion: [{ nombre: 'Casa Bello', ocupacion_hombres: 4, capacidad_mujeres: 0 }],
      tendencia: [{ periodo: '2026-11', facturado: 10, recaudado: 0 }],
      cartera: { AL_DIA: 5, MAS_DE_90: 0 },
    });
  });
});

describe('product §3: change history, an addition of our server', () => {
  const historiaDe = (responder: Responder) =>
    crearHttpActividadRepository(crearClienteDePrueba(responder).cliente, registroMudo).listarDe('sede', 7);
  const linea = (id: number, fecha: string) => ({
    id,
    fecha,
    accion: 'CREAR',
    entidad: 'sede',
    entidad_id: 7,
  });

  it('gives the newest first', async () => {
    const lineas = [linea(1, '2026-01-01T00:00:00Z'), linea(2, '2026-02-01T00:00:00Z')];
    expect((await historiaDe(() => json({ data: lineas })))?.map((l) => l.id)).toEqual([2, 1]);
  });

  it('asks only for the changes, and leaves out what a service that does not know of it sends', async () => {
    const { cliente, llamadas } = crearClienteDePrueba(() =>
      json({ data: [linea(1, '2026-01-01T00:00:00Z'), { ...linea(2, '2026-02-01'), accion: 'INGRESAR' }] }),
    );
    const actividad = crearHttpActividadRepository(cliente, registroMudo);
    const lineas = await actividad.listarDe('sede', 7, { soloCambios: true });
    expect(lineas?.map(({ accion }) => accion)).toEqual(['CREAR']);
    expect(llamadas[0]?.url).toContain('solo_cambios=true');
  });

  it('is null where the service keeps none', async () => {
    expect(await historiaDe(() => json({}, 404))).toBeNull();
  });

  it('does not hide another failure', async () => {
    expect((await capturarTransporte(historiaDe(() => json({}, 500)))).status).toBe(500);
  });
});
