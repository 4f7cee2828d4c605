import { enDisco, firmarSubida, listados, poner, subir } from '@tests/server/apoyo/archivos';
import { llamar } from '@tests/server/apoyo/llamar';
import {
  ADMIN,
  CONSULTA,
  type ServidorDePrueba,
  servidorConBase,
} from '@tests/server/apoyo/servidor-de-prueba';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Actividad } from '@/domain/actividad/actividad';
import type { EnPapelera } from '@/domain/archivos/papelera';

const DIA = 86_400_000;

let servidor: ServidorDePrueba;
let ahora = Date.now();

beforeAll(async () => {
  servidor = await servidorConBase({ reloj: { ahora: () => new Date(ahora) } });
});
afterAll(() => servidor.cerrar());

const pedir = (ruta: string, cuerpo?: object, token = servidor.tokenAdmin) =>
  llamar(servidor, `${cuerpo ? 'POST' : 'GET'} /dashboard-api/storage/${ruta}`, {
    token,
    ...(cuerpo ? { cuerpo } : {}),
  });
const papelera = async (): Promise<EnPapelera[]> => (await pedir('trash')).cuerpo.data as EnPapelera[];
const eliminar = async (path: string): Promise<void> => {
  const { cuerpo } = await pedir('delete-url', { path });
  expect((await fetch(String(cuerpo.signedUrl), { method: 'DELETE' })).status).toBe(204);
};
const firmarCon = async (fileName: string, ifExists?: string): Promise<string> => {
  const { cuerpo, texto, estado } = await pedir('upload-url', {
    path: 'formatos',
    fileName,
    contentType: 'application/pdf',
    ifExists,
  });
  expect(estado, texto).toBe(200);
  return String(cuerpo.signedUrl);
};
const firmarDescarga = (path: string, token = servidor.tokenConsulta) =>
  pedir(`download-url?path=${encodeURIComponent(path)}`, undefined, token);
const historia = async (): Promise<Actividad[]> => {
  const ruta = 'GET /dashboard-api/actividad?pagina=1&limite=50&entidad=archivo';
  return (await llamar(servidor, ruta, { token: servidor.tokenAdmin })).cuerpo.data as Actividad[];
};
const ultimas = async (cuantas: number) =>
  (await historia())
    .slice(0, cuantas)
    .map(({ accion, usuario, cambios }) => [
      accion,
      usuario,
      Object.fromEntries(
        cambios.filter(({ campo }) => campo !== 'id').map((c) => [c.campo, c.despues ?? c.antes]),
      ),
    ]);

describe('un nombre ocupado', () => {
  it('se niega con 409 al pedir la dirección, y también si se ocupó después', async () => {
    const antes = await firmarSubida(servidor, 'contrato.pdf');
    await subir(servidor, 'contrato.pdf', 'uno');
    const { estado, cuerpo } = await pedir('upload-url', {
      path: 'formatos',
      fileName: 'contrato.pdf',
      contentType: 'application/pdf',
    });
    expect([estado, cuerpo.message]).toEqual([409, 'Ya existe un archivo o una carpeta con este nombre']);
    expect((await poner(antes, 'dos')).status).toBe(409);
    expect(await papelera()).toEqual([]);
  });

  it('REEMPLAZAR lo deja en la papelera; CONSERVAR_AMBAS responde con qué nombre quedó', async () => {
    expect((await poner(await firmarCon('contrato.pdf', 'REEMPLAZAR'), 'dos')).status).toBe(204);
    const otra = await poner(await firmarCon('contrato.pdf', 'CONSERVAR_AMBAS'), 'tres');
    expect([otra.status, await otra.json()]).toEqual([200, { path: 'formatos/contrato (2).pdf' }]);
    expect(await listados(servidor)).toEqual(['contrato (2).pdf', 'contrato.pdf']);
    const [cosa] = await papelera();
    expect(cosa).toMatchObject({
      name: 'contrato.pdf',
      path: 'formatos/contrato.pdf',
      reason: 'REEMPLAZADO',
      deletedBy: ADMIN.email,
      daysLeft: 30,
    });
    expect(await ultimas(2)).toEqual([
      ['CREAR', ADMIN.email, { archivo: 'formatos/contrato (2).pdf' }],
      ['CREAR', ADMIN.email, { archivo: 'formatos/contrato.pdf', reemplaza: true }],
    ]);
  });

  it('otra intención no se entiende, y la extensión no se cambia', async () => {
    const rara = { path: 'formatos', fileName: 'x.pdf', contentType: '', ifExists: 'BORRAR' };
    expect((await pedir('upload-url', rara)).estado).toBe(400);
    const cambio = { oldName: 'contrato.pdf', newName: 'contrato.exe', parentPath: 'formatos' };
    const { estado, cuerpo } = await pedir('rename-file', cambio);
    expect([estado, cuerpo.message]).toEqual([
      400,
      'La extensión no se cambia: el nombre debe terminar en «.pdf»',
    ]);
  });
});

describe('la papelera', () => {
  it('restaurar y eliminar definitivamente dejan su línea; ninguna ruta llega a ella', async () => {
    const [{ id }] = (await papelera()) as [EnPapelera];
    for (const ruta of [`.papelera/${id}/contenido`, `.PAPELERA/${id}/contenido`, '.papelera']) {
      expect((await firmarDescarga(ruta, servidor.tokenAdmin)).estado, ruta).toBe(400);
      expect((await pedir(`list?path=${ruta}`)).estado, ruta).toBe(400);
      expect((await pedir('delete-folder', { path: ruta })).estado, ruta).toBe(400);
    }
    expect((await pedir('list?path=')).texto).not.toContain('papelera');
    const restaurado = await pedir('trash/restore', { id });
    expect(restaurado.cuerpo).toEqual({ path: 'formatos/contrato (3).pdf' });
    await eliminar('formatos/contrato (3).pdf');
    const [otra] = await papelera();
    expect((await pedir('trash/delete', { id: otra?.id })).estado).toBe(204);
    expect((await pedir('trash/delete', { id: otra?.id })).estado).toBe(404);
    expect((await pedir('trash/restore', { id: '../../archivos' })).estado).toBe(400);
    expect(await ultimas(3)).toEqual([
      ['ELIMINAR', ADMIN.email, { archivo: 'formatos/contrato (3).pdf', definitivo: true }],
      ['ELIMINAR', ADMIN.email, { archivo: 'formatos/contrato (3).pdf' }],
      ['RESTAURAR', ADMIN.email, { archivo: 'formatos/contrato (3).pdf' }],
    ]);
    expect(enDisco(servidor).filter((ruta) => ruta.includes('.papelera'))).toEqual([]);
  });

  it('CONSULTA no la ve ni la toca', async () => {
    for (const [ruta, cuerpo] of [
      ['trash', undefined],
      ['trash/restore', { id: 'x' }],
      ['trash/delete', { id: 'x' }],
      ['reserve-folder', { path: 'formatos', reserved: true }],
    ] as const) {
      const negada = await pedir(ruta, cuerpo, servidor.tokenConsulta);
      expect([negada.estado, negada.cuerpo.message]).toEqual([
        403,
        'Permission denied: Admin access required',
      ]);
    }
  });

  it('un salto de un año del reloj no quita nada; treinta días de servicio, sí, y queda dicho', async () => {
    await subir(servidor, 'vieja.pdf');
    await eliminar('formatos/vieja.pdf');
    await servidor.servicios.limpiarVencidos();
    ahora += 365 * DIA;
    for (let pasada = 0; pasada < 5; pasada += 1) await servidor.servicios.limpiarVencidos();
    ahora -= 365 * DIA;
    await servidor.servicios.limpiarVencidos();
    const token = (await servidor.servicios.autenticar(ADMIN, 'prueba')).token;
    servidor.tokenAdmin = token;
    expect(await papelera()).toMatchObject([{ path: 'formatos/vieja.pdf', daysLeft: 30 }]);
    for (let dia = 0; dia < 29; dia += 1) {
      ahora += DIA;
      await servidor.servicios.limpiarVencidos();
    }
    servidor.tokenAdmin = (await servidor.servicios.autenticar(ADMIN, 'prueba')).token;
    expect(await papelera()).toMatchObject([{ path: 'formatos/vieja.pdf', daysLeft: 1 }]);
    ahora += DIA;
    await servidor.servicios.limpiarVencidos();
    servidor.tokenAdmin = (await servidor.servicios.autenticar(ADMIN, 'prueba')).token;
    expect(await papelera()).toEqual([]);
    expect(await ultimas(1)).toEqual([['DEPURAR', 'sistema', { archivo: 'formatos/vieja.pdf' }]]);
  });
});

describe('leer y reservar', () => {
  it('cada descarga dice quién y qué, también la de CONSULTA', async () => {
    servidor.tokenConsulta = (await servidor.servicios.autenticar(CONSULTA, 'prueba')).token;
    servidor.tokenAdmin = (await servidor.servicios.autenticar(ADMIN, 'prueba')).token;
    await subir(servidor, 'leida.pdf', 'hola');
    const { cuerpo } = await firmarDescarga('formatos/leida.pdf');
    expect(await (await fetch(String(cuerpo.signedUrl))).text()).toBe('hola');
    expect(await ultimas(1)).toEqual([['CONSULTAR', CONSULTA.email, { archivo: 'formatos/leida.pdf' }]]);
  });

  it('una dirección firmada antes de reservar la carpeta ya no entrega; la de un administrador, sí', async () => {
    const [ajena, propia] = [
      await firmarDescarga('formatos/leida.pdf'),
      await firmarDescarga('formatos/leida.pdf', servidor.tokenAdmin),
    ];
    expect((await pedir('reserve-folder', { path: 'formatos', reserved: true })).estado).toBe(204);
    expect((await fetch(String(ajena.cuerpo.signedUrl))).status).toBe(404);
    expect((await fetch(String(propia.cuerpo.signedUrl))).status).toBe(200);
    const negada = await firmarDescarga('formatos/leida.pdf');
    const inexistente = await firmarDescarga('nadie/leida.pdf');
    expect([negada.estado, negada.cuerpo]).toEqual([inexistente.estado, inexistente.cuerpo]);
    const lista = (ruta: string, token: string) => pedir(`list?path=${ruta}`, undefined, token);
    expect((await lista('formatos', servidor.tokenConsulta)).cuerpo).toEqual({ files: [], folders: [] });
    expect((await lista('', servidor.tokenConsulta)).cuerpo).toEqual({ files: [], folders: [] });
    expect((await lista('', servidor.tokenAdmin)).cuerpo.folders).toEqual([
      { name: 'formatos', path: 'formatos', reserved: true },
    ]);
    await pedir('reserve-folder', { path: 'formatos', reserved: false });
    expect((await lista('formatos', servidor.tokenConsulta)).texto).toContain('leida.pdf');
    expect((await ultimas(3)).map(([accion, , que]) => [accion, que])).toEqual([
      ['ACTUALIZAR', { carpeta: 'formatos', reservada: false }],
      ['CONSULTAR', { archivo: 'formatos/leida.pdf' }],
      ['ACTUALIZAR', { carpeta: 'formatos', reservada: true }],
    ]);
  });
});

describe('el archivo de un papel firmado', () => {
  const papel = (metodo: string, cuerpo?: object) =>
    llamar(servidor, `${metodo} /dashboard-api/participantes/${persona}/papeles/CARTA`, {
      token: servidor.tokenAdmin,
      ...(cuerpo ? { cuerpo } : {}),
    });
  const NEGADO = {
    estado: 409,
    mensaje: 'Es un papel firmado de Luz Ríos (Carta de bienvenida): quítelo antes en su ficha',
  };
  let persona: number;
  let ruta: string;
  beforeAll(async () => {
    const crear = async (donde: string, cuerpo: object) =>
      Number(
        (await llamar(servidor, `POST /dashboard-api/${donde}`, { token: servidor.tokenAdmin, cuerpo }))
          .cuerpo.id,
      );
    await crear('formatos', {
      codigo: 'CARTA',
      nombre: 'Carta de bienvenida',
      categoria: 'INGRESO',
      contenido: 'Le damos la bienvenida, {{participante.nombre}}.',
    });
    persona = await crear('participantes', { nombre: 'Luz Ríos', telefono: '3001234567' });
    const carpeta = `formatos/participantes/${persona}/pdf`;
    ruta = `${carpeta}/CARTA.pdf`;
    expect((await poner(await firmarSubida(servidor, 'CARTA.pdf', carpeta), 'firmada')).status).toBe(204);
  });

  it('no se elimina mientras su ficha lo nombre, tampoco con una dirección pedida antes', async () => {
    const antes = String((await pedir('delete-url', { path: ruta })).cuerpo.signedUrl);
    expect((await papel('PUT', { archivo: ruta })).estado).toBe(200);
    const { estado, cuerpo } = await pedir('delete-url', { path: ruta });
    expect({ estado, mensaje: cuerpo.message }).toEqual(NEGADO);
    const borrado = await fetch(antes, { method: 'DELETE' });
    const { message: mensaje } = (await borrado.json()) as { message: string };
    expect({ estado: borrado.status, mensaje }).toEqual(NEGADO);
    expect(enDisco(servidor).some((en) => en.endsWith(ruta))).toBe(true);
  });

  it('tampoco se reemplaza por otro, ni con una dirección pedida antes; al lado, sí cabe', async () => {
    const [carpeta, nombre] = [ruta.slice(0, ruta.lastIndexOf('/')), 'CARTA.pdf'];
    const mensaje =
      'Es un papel firmado de Luz Ríos (Carta de bienvenida): cámbielo en su ficha, o conserve los dos';
    const cuerpoDe = {
      path: carpeta,
      fileName: nombre,
      contentType: 'application/pdf',
      ifExists: 'REEMPLAZAR',
    };
    expect((await papel('DELETE')).estado).toBe(204);
    const antes = await firmarSubida(servidor, nombre, carpeta, 'REEMPLAZAR');
    expect((await papel('PUT', { archivo: ruta })).estado).toBe(200);
    const { estado, cuerpo } = await pedir('upload-url', cuerpoDe);
    expect([estado, cuerpo.message]).toEqual([409, mensaje]);
    const subida = await poner(antes, 'otra cosa');
    expect([subida.status, ((await subida.json()) as { message: string }).message]).toEqual([409, mensaje]);
    expect(
      await (await fetch(String((await firmarDescarga(ruta, servidor.tokenAdmin)).cuerpo.signedUrl))).text(),
    ).toBe('firmada');
    const alLado = await firmarSubida(servidor, nombre, carpeta, 'CONSERVAR_AMBAS');
    expect((await poner(alLado, 'otra cosa')).status).toBeLessThan(300);
  });

  it('quitado de la ficha, se elimina como cualquiera', async () => {
    expect((await papel('DELETE')).estado).toBe(204);
    await eliminar(ruta);
    expect((await papelera())[0]).toMatchObject({ path: ruta, reason: 'ELIMINADO' });
  });
});
