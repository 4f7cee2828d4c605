import { unFormato } from '@tests/builders/un-formato';
import { abrirPGliteDePrueba } from '@tests/server/apoyo/base-de-prueba';
import {
  fabricarAcudiente,
  fabricarMensualidad,
  fabricarParticipante,
  fabricarSede,
} from '@tests/server/apoyo/fabricar';
import { leerPdf } from '@tests/server/apoyo/leer-pdf';
import { llamar } from '@tests/server/apoyo/llamar';
import { MOTORES } from '@tests/server/apoyo/motores';
import { crearServidorDePrueba, type ServidorDePrueba } from '@tests/server/apoyo/servidor-de-prueba';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Formato, FormatoEnLista } from '@/domain/formatos/formato';
import { PLANTILLAS_INICIALES } from '@/domain/formatos/plantillas/plantillas-iniciales';
import type { BaseDatosAbierta } from '@/infrastructure/postgres/base-datos/base-datos';

const SECRETO = 'penicilina-reservada';
const AUTORIZADA = { otorgada: true, version: '1.0', fecha: '2026-01-10', medio: 'ESCRITO' };

let base: BaseDatosAbierta;
let servidor: ServidorDePrueba;

beforeAll(async () => {
  base = await abrirPGliteDePrueba();
  servidor = await crearServidorDePrueba({ db: base.db });
  await servidor.servicios.instalarPlantillas();
});
afterAll(async () => {
  await servidor.cerrar();
  await base.cerrar();
});

const pedir = (linea: string, cuerpo?: unknown, token = servidor.tokenAdmin) => {
  const [metodo, ruta] = linea.split(' ');
  return llamar(servidor, `${metodo} /dashboard-api${ruta}`, {
    token,
    ...(cuerpo === undefined ? {} : { cuerpo }),
  });
};
const listar = async () => (await pedir('GET /formatos')).cuerpo.data as FormatoEnLista[];
const vigente = async (codigo: string): Promise<FormatoEnLista> => {
  const encontrado = (await listar()).find((f) => f.codigo === codigo && f.estado === 'VIGENTE');
  if (!encontrado) throw new Error(`No hay ${codigo} vigente`);
  return encontrado;
};
const pdf = async (ruta: string, token = servidor.tokenAdmin) => {
  const respuesta = await fetch(`${servidor.url}/dashboard-api${ruta}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const texto = respuesta.ok ? await leerPdf(await respuesta.arrayBuffer()) : await respuesta.text();
  return { respuesta, texto };
};
const papel = async (codigo: string, participante: number, token?: string) =>
  pdf(`/participantes/${participante}/formatos/${(await vigente(codigo)).id}/documento.pdf`, token);

let documento = 1_020_304_000;
const unaPersona = async (datos: object = {}) =>
  (
    await fabricarParticipante(servidor, {
      nombre: 'Ana Ríos Muñoz',
      tipo_documento: 'CC',
      numero_documento: String(++documento),
      autorizacion_datos: AUTORIZADA,
      alergias: SECRETO,
      ...datos,
    })
  ).id;

describe('plantillas: al iniciar', () => {
  it('pone vigentes las que trae el producto, y otro inicio no repite ni pisa nada', async () => {
    expect((await listar()).map(({ codigo }) => codigo).sort()).toEqual(
      PLANTILLAS_INICIALES.map(({ codigo }) => codigo).sort(),
    );
    const visita = await vigente('VISITA');
    await pedir(`PUT /formatos/${visita.id}`, { estado: 'OBSOLETO', version: visita.version });
    await servidor.servicios.instalarPlantillas();
    expect((await listar()).filter(({ codigo }) => codigo === 'VISITA')).toMatchObject([
      { estado: 'OBSOLETO', edicion: 1 },
    ]);
    expect(await listar()).toHaveLength(PLANTILLAS_INICIALES.length);
  });

  it('dos servidores que inician a la vez las instalan una sola vez', async () => {
    // PostgreSQL where there is one: over the embedded database nothing happens at the same time.
    const otra = await (MOTORES.at(-1)?.abrir ?? abrirPGliteDePrueba)();
    const uno = await crearServidorDePrueba({ db: otra.db });
    await Promise.all([uno.servicios.instalarPlantillas(), uno.servicios.instalarPlantillas()]);
    const { cuerpo } = await llamar(uno, 'GET /dashboard-api/formatos', { token: uno.tokenAdmin });
    const ediciones = (cuerpo.data as FormatoEnLista[]).map(({ edicion, estado }) => `${edicion} ${estado}`);
    expect(ediciones).toEqual(PLANTILLAS_INICIALES.map(() => '1 VIGENTE'));
    await uno.cerrar();
    await otra.cerrar();
  });
});

describe('plantillas: versiones', () => {
  it('de un borrador a vigente, y la anterior se sigue leyendo', async () => {
    const anterior = await vigente('REGLAMENTO');
    const texto = 'Reglamento corto para {{participante.nombre}}.';
    const nueva = await pedir('POST /formatos', {
      ...unFormato().conCodigo('REGLAMENTO').deCategoria('CONVIVENCIA').queDice(texto).datos(),
    });
    expect(nueva.estado).toBe(201);
    const { id, version } = nueva.cuerpo as unknown as Formato;
    expect((await pedir(`PUT /formatos/${id}`, { estado: 'VIGENTE', version })).cuerpo).toMatchObject({
      edicion: 2,
      estado: 'VIGENTE',
    });
    const { cuerpo } = await pedir(`GET /formatos/${anterior.id}`, undefined, servidor.tokenConsulta);
    expect(cuerpo).toMatchObject({ estado: 'OBSOLETO', edicion: 1 });
    expect(cuerpo.contenido).toContain('# Sus derechos');
    expect((await pedir(`PUT /formatos/${anterior.id}`, { nombre: 'Otro nombre' })).estado).toBe(409);
    expect((await pedir(`PUT /formatos/${anterior.id}`, { estado: 'VIGENTE' })).estado).toBe(409);
    expect((await pedir(`DELETE /formatos/${anterior.id}`)).estado).toBe(409);
  });

  it('una variable que no existe se dice en su campo', async () => {
    const { estado, cuerpo } = await pedir(
      'POST /formatos',
      unFormato().queDice('Hola, {{participante.apodo}}. Le esperamos.').datos(),
    );
    expect(estado).toBe(400);
    expect(cuerpo.error?.campos).toEqual({
      contenido: 'No existe la variable {{participante.apodo}}: elija una de la lista',
    });
  });

  it('dos personas publican a la vez: queda una vigente', async () => {
    const { cuerpo } = await pedir('POST /formatos', unFormato().conCodigo('CARRERA').datos());
    const { id } = cuerpo as unknown as Formato;
    const respuestas = await Promise.all(
      [1, 2, 3].map(() => pedir(`PUT /formatos/${id}`, { estado: 'VIGENTE', version: 1 })),
    );
    expect(respuestas.map(({ estado }) => estado).sort()).toEqual([200, 409, 409]);
    expect((await listar()).filter((f) => f.codigo === 'CARRERA' && f.estado === 'VIGENTE')).toHaveLength(1);
  });
});

describe('plantillas: los papeles', () => {
  it('el ingreso lleva los datos, el renglón de lo que falta y la traza de quién lo imprimió', async () => {
    const sede = await fabricarSede(servidor, { nombre: 'Casa Ceiba', municipio: 'Bello' });
    const id = await unaPersona({ sede_id: sede.id, programa: 'INTERNADO' });
    await fabricarAcudiente(servidor, id, { nombres: 'Rosa', apellidos: 'Muñoz', es_principal: true });
    const { respuesta, texto } = await papel('INGRESO', id);
    expect(respuesta.headers.get('content-type')).toBe('application/pdf');
    for (const dato of ['Hoja de ingreso', 'Ana Ríos Muñoz', 'Casa Ceiba, Bello', 'Rosa Muñoz', SECRETO])
      expect(texto).toContain(dato);
    expect(texto).toMatch(/EPS _{10,}/);
    // A heading goes with what it announces.
    expect(texto).not.toMatch(/Lo que declaro Página/);
    const { cuerpo } = await pedir(`GET /actividad?entidad=participante&id=${id}`);
    expect((cuerpo.data as { accion: string }[])[0]?.accion).toBe('CONSULTAR');
  });

  it('CONSULTA imprime sin los datos de salud; sin autorización vigente, tampoco ADMINISTRADOR', async () => {
    const id = await unaPersona();
    const deConsulta = await papel('INGRESO', id, servidor.tokenConsulta);
    expect(deConsulta.texto).toContain('Ana Ríos Muñoz');
    expect(deConsulta.texto).not.toContain(SECRETO);
    expect(deConsulta.texto).toMatch(/Alergias _{10,}/);
    const sinPermiso = await unaPersona({ autorizacion_datos: null, alergias: null });
    expect((await papel('INGRESO', sinPermiso)).texto).toMatch(/Alergias _{10,}/);
  });

  it('el paquete de ingreso trae todos los documentos en orden, en un solo PDF', async () => {
    const id = await unaPersona({ valor_mensualidad: 850_000, beca_porcentaje: 50, dia_pago: 5 });
    await fabricarAcudiente(servidor, id, { nombres: 'Rosa', apellidos: 'Muñoz', es_responsable_pago: true });
    const { respuesta, texto } = await pdf(
      `/participantes/${id}/paquete-de-ingreso.pdf`,
      servidor.tokenConsulta,
    );
    expect(respuesta.status).toBe(200);
    // A loose page says whose it is.
    expect(texto).toContain('Paquete de ingreso · Ana Ríos Muñoz · Página 2 de');
    const titulos = [
      'Hoja de ingreso',
      'Inventario de pertenencias',
      'Autorización de uso de imagen y testimonio',
      'Autorización para el tratamiento de datos personales',
      'Acuerdo de pago',
    ];
    const lugares = titulos.map((titulo) => texto.indexOf(titulo));
    expect(lugares.every((lugar) => lugar >= 0)).toBe(true);
    expect([...lugares].sort((a, b) => a - b)).toEqual(lugares);
    expect(texto).toContain('425.000 (cuatrocientos veinticinco mil pesos)');
    expect(texto).not.toContain('Paz y salvo');
    expect(texto).not.toContain(SECRETO);
  });

  it('el inventario cabe en una hoja, también con un nombre de ochenta letras y con dónde firmarlo', async () => {
    const nombre = 'Wílmar Alexánder De Los Ríos Güiza Quiñónez Villarreal de la Inmaculada Concepción';
    const { texto } = await papel('PERTENENCIAS', await unaPersona({ nombre }));
    expect(texto).toContain('Recibe por');
    expect(texto).toContain('Página 1 de 1');
  });

  it('el paz y salvo no se expide mientras haya saldo', async () => {
    const id = await unaPersona();
    const { id: mensualidad } = await fabricarMensualidad(servidor, id, { periodo: '2026-11' });
    const negado = await papel('PAZ_Y_SALVO', id);
    expect(negado.respuesta.status).toBe(409);
    expect(negado.texto).toContain('registre los pagos antes de expedir el paz y salvo');
    await pedir(`POST /mensualidades/${mensualidad}/abonos`, {
      fecha: '2026-11-10',
      valor: 850_000,
      medio: 'EFECTIVO',
    });
    const { texto } = await papel('PAZ_Y_SALVO', id);
    expect(texto).toContain('a paz y salvo');
    expect(texto).toMatch(/\$ 0 \(cero pesos\)/);
  });

  it('lo que una persona escribe es texto: ni marcas, ni variables, ni HTML', async () => {
    const id = await unaPersona({ nombre: '**Ana** {{salud.alergias}} <b>x</b> | y' });
    const { texto } = await papel('INGRESO', id, servidor.tokenConsulta);
    expect(texto).toContain('**Ana** {{salud.alergias}} <b>x</b> | y');
    expect(texto).not.toContain(SECRETO);
  });

  it('lo que no existe responde 404 y no deja traza', async () => {
    const id = await unaPersona();
    expect((await pdf(`/participantes/${id}/formatos/999999/documento.pdf`)).respuesta.status).toBe(404);
    expect((await papel('INGRESO', 999_999)).respuesta.status).toBe(404);
    expect((await pdf('/participantes/999999/paquete-de-ingreso.pdf')).respuesta.status).toBe(404);
    const { cuerpo } = await pedir(`GET /actividad?entidad=participante&id=${id}`);
    expect((cuerpo.data as { accion: string }[]).map(({ accion }) => accion)).toEqual(['CREAR']);
  });
});
