import { abrirPGliteDePrueba } from '@tests/server/apoyo/base-de-prueba';
import { fabricarParticipante, fabricarSede } from '@tests/server/apoyo/fabricar';
import { llamar } from '@tests/server/apoyo/llamar';
import { ADMIN, crearServidorDePrueba, type ServidorDePrueba } from '@tests/server/apoyo/servidor-de-prueba';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BaseDatosAbierta, consultar } from '@/infrastructure/postgres/base-datos/base-datos';

const SECRETO = 'dato-de-salud-de-prueba';

let base: BaseDatosAbierta;
let servidor: ServidorDePrueba;
let persona: number;
let sede: number;

type Escrita = { id: number; corrige: number | null; tipo: string; texto: string };

const pedir = (linea: string, opciones: Parameters<typeof llamar>[2] = {}) => {
  const [metodo = '', ruta = ''] = linea.split(' ');
  return llamar(servidor, `${metodo} /dashboard-api/${ruta}`, { token: servidor.tokenAdmin, ...opciones });
};
const escribir = async (tipo: string, texto: string, corrige?: number): Promise<Escrita> => {
  const {
    estado,
    cuerpo,
    texto: leido,
  } = await pedir(`POST participantes/${persona}/novedades`, {
    cuerpo: { tipo, texto, ...(corrige ? { corrige } : {}) },
  });
  expect(estado, leido).toBe(201);
  return cuerpo as unknown as Escrita;
};
const desde = new Date(Date.now() - 3_600_000).toISOString();
const LECTURAS = () => [
  `GET participantes/${persona}/novedades`,
  `GET novedades?desde=${desde}`,
  `GET novedades?desde=${desde}&sede_id=${sede}`,
];
const leer = async (linea: string, token: string) => {
  const { estado, cuerpo, texto } = await pedir(linea, { token });
  expect(estado, texto).toBe(200);
  return { filas: cuerpo.data as Escrita[], texto };
};

let visita: Escrita;
let salud: Escrita;
beforeAll(async () => {
  base = await abrirPGliteDePrueba();
  servidor = await crearServidorDePrueba({ db: base.db });
  sede = (await fabricarSede(servidor)).id;
  persona = (
    await fabricarParticipante(servidor, { estado: 'ACTIVO', fecha_ingreso: '2026-01-05', sede_id: sede })
  ).id;
  visita = await escribir('VISITA', 'Vino la mamá');
  salud = await escribir('SALUD', SECRETO);
  await escribir('MEDICAMENTO_ENTREGADO', SECRETO);
});
afterAll(async () => {
  await servidor.cerrar();
  await base.cerrar();
});

describe('las novedades de salud', () => {
  it('las lee ADMINISTRADOR en la ficha y en la entrega; CONSULTA, ni que las hay', async () => {
    for (const linea of LECTURAS()) {
      expect((await leer(linea, servidor.tokenAdmin)).filas).toHaveLength(3);
      const { filas, texto } = await leer(linea, servidor.tokenConsulta);
      expect(filas.map(({ texto }) => texto)).toEqual([visita.texto]);
      expect(texto).not.toMatch(new RegExp(`${SECRETO}|SALUD|MEDICAMENTO`));
    }
  });

  it('tampoco lo que una de salud corrigió, ni de qué venía lo que corrige a una', async () => {
    const otra = await escribir('CONVIVENCIA', `${SECRETO}, mal escrito como convivencia`);
    await escribir('SALUD', SECRETO, otra.id);
    const llamada = await escribir('LLAMADA', 'Era una llamada', salud.id);
    for (const linea of LECTURAS()) {
      const { filas, texto } = await leer(linea, servidor.tokenConsulta);
      expect(filas.map(({ texto, corrige }) => [texto, corrige])).toEqual([
        [visita.texto, null],
        [llamada.texto, null],
      ]);
      expect(texto).not.toContain(SECRETO);
    }
    const deAdmin = (await leer(LECTURAS()[0] ?? '', servidor.tokenAdmin)).filas;
    expect(deAdmin.find(({ id }) => id === llamada.id)?.corrige).toBe(salud.id);
  });

  it('los números de las que lee CONSULTA no saltan donde hay una', async () => {
    for (const linea of [...LECTURAS(), 'GET sin-red/copia']) {
      const { cuerpo } = await pedir(linea, { token: servidor.tokenConsulta });
      const filas = (cuerpo.data ?? cuerpo.novedades) as Escrita[];
      expect(filas.length, linea).toBeGreaterThan(1);
      expect(
        filas.map(({ id }) => id),
        linea,
      ).toEqual(filas.map((_, i) => i + 1));
    }
    const deAdmin = (await pedir('GET sin-red/copia')).cuerpo.novedades as Escrita[];
    expect(deAdmin.map(({ id }) => id)).toContain(visita.id);
  });

  it('leerlas deja dicho quién, una vez por persona; leer las demás, no', async () => {
    const rastro = () =>
      consultar<{ usuario: string }>(
        base.db,
        sql`select usuario from actividad where entidad = 'novedad' and accion = 'CONSULTAR'`,
      );
    for (const linea of LECTURAS()) {
      const antes = (await rastro()).length;
      await leer(linea, servidor.tokenConsulta);
      expect(await rastro()).toHaveLength(antes);
      await leer(linea, servidor.tokenAdmin);
      expect((await rastro()).slice(antes)).toEqual([{ usuario: ADMIN.email }]);
    }
  });

  it('CONSULTA no escribe ni corrige ninguna', async () => {
    for (const cuerpo of [
      { tipo: 'SALUD', texto: 'x' },
      { tipo: 'VISITA', texto: 'x' },
      { tipo: 'SALUD', texto: 'x', corrige: visita.id },
    ]) {
      const { estado } = await pedir(`POST participantes/${persona}/novedades`, {
        token: servidor.tokenConsulta,
        cuerpo,
      });
      expect(estado).toBe(403);
    }
  });

  it('su historia es de ADMINISTRADOR, y no repite lo que dicen', async () => {
    const linea = `GET actividad?entidad=novedad&id=${visita.id}`;
    expect((await pedir(linea, { token: servidor.tokenConsulta })).estado).toBe(403);
    expect((await leer(linea, servidor.tokenAdmin)).filas).toHaveLength(1);
    const todo = await leer('GET actividad?pagina=1&limite=200', servidor.tokenAdmin);
    expect(todo.texto).not.toContain(SECRETO);
    const { texto } = await pedir(`GET actividad?entidad=participante&id=${persona}`, {
      token: servidor.tokenConsulta,
    });
    expect(texto).not.toContain('novedad');
  });

  it('con la misma clave se escribe una, y lo que dice no se guarda con la clave', async () => {
    const cuerpo = { tipo: 'SALUD', texto: `${SECRETO} con clave` };
    const una = () =>
      pedir(`POST participantes/${persona}/novedades`, {
        cuerpo,
        cabeceras: { 'idempotency-key': 'dos-toques' },
      });
    const [primera, segunda] = await Promise.all([una(), una()]);
    expect([primera.estado, segunda.estado]).toEqual([201, 201]);
    expect((await una()).cuerpo).toEqual(primera.cuerpo);
    const [filas] = await consultar<{ n: number }>(
      base.db,
      sql`select count(*)::int as n from novedades where texto like ${`${SECRETO} con clave`}`,
    );
    expect(filas?.n).toBe(1);
    const claves = await consultar<{ t: string }>(
      base.db,
      sql`select respuesta::text as t from claves_creacion`,
    );
    expect(claves.map(({ t }) => t).join()).not.toContain(SECRETO);
  });
});

describe('lo escrito', () => {
  it('no se cambia ni se borra, tampoco en la base; se va con su persona', async () => {
    const guardia = /no se cambia ni se borra/;
    const causa = async (orden: string) =>
      base.ejecutarGuion(orden).then(
        () => 'se hizo',
        (error: Error) => `${error.message} ${(error.cause as Error | undefined)?.message ?? ''}`,
      );
    expect(await causa(`update novedades set texto = 'otra cosa'`)).toMatch(guardia);
    expect(await causa('delete from novedades')).toMatch(guardia);
    expect((await pedir(`DELETE participantes/${persona}`)).estado).toBe(204);
    const [quedan] = await consultar<{ n: number }>(base.db, sql`select count(*)::int as n from novedades`);
    expect(quedan?.n).toBe(0);
  });
});
