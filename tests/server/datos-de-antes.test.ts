import { join } from 'node:path';
import { volverAlEsquema } from '@tests/server/apoyo/base-anterior';
import { abrirPGliteDePrueba } from '@tests/server/apoyo/base-de-prueba';
import {
  type Fila,
  type Foto,
  fotografiar,
  PERSONAS,
  plantarDatosDeAntes,
  SE_QUEDAN,
  TABLAS,
} from '@tests/server/apoyo/datos-de-antes';
import { invariantesRotas } from '@tests/server/apoyo/invariantes';
import { llamar } from '@tests/server/apoyo/llamar';
import { MOTORES } from '@tests/server/apoyo/motores';
import { abrirPostgresDePrueba, hayPostgres } from '@tests/server/apoyo/postgres-de-prueba';
import { bodegaDe, carpetaNueva, LLAVE, respaldar } from '@tests/server/apoyo/respaldos';
import { crearServidorDePrueba, type ServidorDePrueba } from '@tests/server/apoyo/servidor-de-prueba';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { leerDocumento } from '@/domain/shared/lectura/leer-documento';
import { leerTelefono } from '@/domain/shared/telefono';
import { restaurarDesde } from '@/infrastructure/di/server/consola/restaurar-desde';
import { abrirBaseDatos } from '@/infrastructure/postgres/base-datos/abrir-base-datos';
import { NOMBRE_DE_CONSOLA } from '@/infrastructure/postgres/base-datos/abrir-postgres';
import {
  type BaseDatosAbierta,
  consultar,
  type Ejecutor,
} from '@/infrastructure/postgres/base-datos/base-datos';
import { migrar } from '@/infrastructure/postgres/base-datos/migrar';
import { normalizarGuardados } from '@/infrastructure/postgres/revision/normalizar-guardados';

const NUMERO = (texto: string | null): string | null => {
  const lectura = leerDocumento(texto ?? '');
  return 'valor' in lectura ? lectura.valor : texto;
};
const TELEFONO = (texto: string | null): string | null => {
  const lectura = leerTelefono(texto ?? '');
  return 'valor' in lectura ? lectura.valor : texto;
};

const lineas = async (db: Ejecutor) =>
  consultar<{ entidad: string; entidad_id: string; usuario: string; accion: string; cambios: unknown }>(
    db,
    sql`select entidad, entidad_id, usuario, accion, cambios from actividad order by id`,
  );

/** What the change of form may touch; the rest of each row is what it was. */
const DE_LA_FORMA = new Set([
  ...['numero_documento', 'telefono', 'telefono_alterno', 'datos'],
  ...['version', 'actualizado_en', 'actualizado_por'],
]);
const loDemas = (fila: Fila): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fila).filter(([columna]) => !DE_LA_FORMA.has(columna)));

describe.each(MOTORES)('los datos de la versión anterior sobre $nombre', ({ abrir }) => {
  let base: BaseDatosAbierta;
  let servidor: ServidorDePrueba;
  let antes: Foto;
  let despues: Foto;
  let lineasAntes: number;

  beforeAll(async () => {
    base = await abrir();
    await volverAlEsquema(base, '0012_orden_y_comienzo.sql');
    await plantarDatosDeAntes(base);
    antes = await fotografiar(base.db);
    lineasAntes = (await lineas(base.db)).length;
    expect(await migrar(base)).toContain('0013_datos_por_revisar.sql');
    despues = await fotografiar(base.db);
    servidor = await crearServidorDePrueba({ db: base.db });
  });
  afterAll(async () => {
    await servidor.cerrar();
    await base.cerrar();
  });

  const admin = (linea: string, cuerpo?: unknown) =>
    llamar(servidor, linea.replace(' /', ' /dashboard-api/'), { token: servidor.tokenAdmin, cuerpo });
  const persona = (foto: Foto, id: number): Fila => {
    const fila = foto.participantes.find((una) => una.id === id);
    if (!fila) throw new Error(`No está la persona ${id}`);
    return fila;
  };

  it('cada documento y cada teléfono queda como los lee el dominio', () => {
    for (const [id, , numero, telefono] of PERSONAS) {
      const fila = persona(despues, id);
      const debido = SE_QUEDAN.includes(id) ? numero : numero && NUMERO(numero);
      expect([id, fila.numero_documento, fila.telefono]).toEqual([id, debido, TELEFONO(telefono)]);
    }
    // Said once in full, so that no rule is judge of itself.
    const textos = despues.participantes.map((p) => `${p.numero_documento} ${p.telefono}`);
    expect(textos).toEqual([
      '1.020.304.050 3001234567',
      '1020304050 3001234567',
      '1 020 304 050 6044441234',
      '52000111 3007654321',
      'CC 52 000 111 3007654321',
      '52000111 3007654399',
      'AB123456 +13055550100',
      '12.34.5 444 12 34',
      'no sabe 3009998877',
      'null 3009998877',
      'E334455 3001112233',
      '71222333 3001112244',
      '71333444 3001112255',
      '80111222 3001112266',
      '80111222 3001112277',
      'Ñandú1 3001112288',
      '1.140.111.222 3001112299',
      '1140111222 3001113300',
    ]);
    expect(despues.acudientes.map((a) => [a.numero_documento, a.telefono, a.telefono_alterno])).toEqual([
      ['43.000.111', '3001112233', null],
      ['43000111', null, '6044441234'],
      ['43000111', 'el de la tienda', null],
      ['43000222', '3001112233', '6044441234'],
    ]);
    expect(despues.sedes.map(({ telefono }) => telefono)).toEqual(['6044441234', 'por definir']);
    expect(despues.configuracion[0]?.datos).toEqual({
      nombre: 'La fundación',
      telefono: '3001234567',
      telefono_alterno: '?',
      valor_mensualidad: 850,
    });
  });

  it('nada más cambió, y no falta nadie', () => {
    for (const tabla of TABLAS) expect(despues[tabla].map(loDemas)).toMatchObject(antes[tabla].map(loDemas));
    // With the columns that came later, all empty.
    expect(despues.mensualidades).toMatchObject(antes.mensualidades);
    expect(despues.abonos).toMatchObject(antes.abonos);
  });

  it('lo que cambió tiene otra versión, la firma del sistema y su línea en la historia; lo demás, no', async () => {
    const nuevas = (await lineas(base.db)).slice(lineasAntes);
    const deMigracion = nuevas.filter(
      ({ usuario, accion }) => usuario === 'sistema' && accion === 'ACTUALIZAR',
    );
    const entidades = {
      participantes: 'participante',
      acudientes: 'acudiente',
      sedes: 'sede',
      configuracion: 'configuracion',
    };
    for (const [tabla, entidad] of Object.entries(entidades) as [keyof Foto, string][]) {
      for (const [i, fila] of despues[tabla].entries()) {
        const previa = antes[tabla][i] as Fila;
        const campos = ['numero_documento', 'telefono', 'telefono_alterno'];
        const valor = (de: Fila, campo: string) =>
          ((de.datos as Record<string, unknown> | undefined) ?? de)[campo] ?? null;
        const cambios = campos
          .filter((campo) => valor(previa, campo) !== valor(fila, campo))
          .map((campo) => ({ campo, antes: valor(previa, campo), despues: valor(fila, campo) }));
        const suyas = deMigracion.filter((l) => l.entidad === entidad && Number(l.entidad_id) === fila.id);
        if (cambios.length === 0) {
          // With the columns that came later, all empty.
          const posteriores = Object.fromEntries(
            Object.keys(fila)
              .filter((columna) => !(columna in previa))
              .map((columna) => [columna, null]),
          );
          expect([suyas, fila]).toEqual([[], { ...previa, ...posteriores }]);
          continue;
        }
        expect(suyas).toHaveLength(1);
        expect(suyas[0]?.cambios).toHaveLength(cambios.length);
        expect(suyas[0]?.cambios).toEqual(expect.arrayContaining(cambios));
        expect([fila.version, fila.actualizado_por]).toEqual([Number(previa.version) + 1, 'sistema']);
        expect(fila.actualizado_en).not.toBe(previa.actualizado_en);
      }
    }
    expect(deMigracion).toHaveLength(13);
  });

  it('la historia sigue sellada y los invariantes se cumplen', async () => {
    const { cuerpo } = await admin('GET /actividad/integridad');
    expect(cuerpo).toMatchObject({ integra: true, fallas: [] });
    expect(await invariantesRotas(base.db)).toEqual([]);
  });

  it('hacerlo otra vez no cambia nada', async () => {
    const previas = await lineas(base.db);
    const foto = await fotografiar(base.db);
    expect(await migrar(base)).toEqual([]);
    await base.db.transaction((tx) => normalizarGuardados(tx as unknown as Ejecutor));
    expect(await fotografiar(base.db)).toEqual(foto);
    expect(await lineas(base.db)).toEqual(previas);
  });
});

describe.each(MOTORES)('dos procesos que llegan a la vez sobre $nombre', ({ abrir }) => {
  it('uno normaliza y el otro lo encuentra hecho', async () => {
    const base = await abrir();
    await volverAlEsquema(base, '0012_orden_y_comienzo.sql');
    await plantarDatosDeAntes(base);
    await Promise.all([migrar(base), migrar(base)]);
    const foto = await fotografiar(base.db);
    expect(foto.participantes.map(({ version }) => version)).toEqual(
      PERSONAS.map(([id]) => ([4, 5, 7, 11, 12, 14, 15].includes(id) ? 2 : 1)),
    );
    await base.cerrar();
  });
});

it.each(['PGlite', ...(hayPostgres() ? ['PostgreSQL'] : [])])(
  'un respaldo hecho con la versión anterior vuelve a %s con la forma de esta',
  { timeout: 240_000 },
  async (motor) => {
    const base = await abrirPGliteDePrueba();
    const carpeta = carpetaNueva();
    await volverAlEsquema(base, '0012_orden_y_comienzo.sql');
    await plantarDatosDeAntes(base);
    const { ruta } = await respaldar(base, await bodegaDe(join(carpeta.ruta, 'origen')), {
      carpeta: join(carpeta.ruta, 'copias'),
    });
    const postgres =
      motor === 'PostgreSQL' ? await abrirPostgresDePrueba({ nombre: NOMBRE_DE_CONSOLA }) : null;
    const destino = { carpeta: join(carpeta.ruta, 'destino'), url: postgres?.url };
    await restaurarDesde({ ruta, frase: undefined, llave: LLAVE }, destino, {
      reemplazar: true,
      marca: 'marca',
    });
    const restaurada = await abrirBaseDatos(destino);
    await migrar(base);
    const [una, otra] = [await fotografiar(restaurada.db), await fotografiar(base.db)];
    const documentos = (foto: Foto) =>
      foto.participantes.map((p) => [p.numero_documento, p.telefono, p.version]);
    expect(documentos(una)).toEqual(documentos(otra));
    await restaurada.cerrar();
    await postgres?.cerrar();
    await base.cerrar();
    carpeta.borrar();
  },
);
