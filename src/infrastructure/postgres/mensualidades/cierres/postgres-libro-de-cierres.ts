import { and, desc, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import type { LibroDeCierres } from '@/application/mensualidades/cierres/libro-de-cierres.port';
import { armarInforme, rangoDelMes } from '@/domain/mensualidades/cierres/armar-informe';
import { sumarCifras } from '@/domain/mensualidades/cierres/cifras-del-mes';
import {
  type Cierre,
  esquemaCierre,
  esquemaInformeDeMes,
  type InformeDeMes,
} from '@/domain/mensualidades/cierres/informe-de-mes';
import { estaCerrado } from '@/domain/mensualidades/cierres/reglas-cierre';
import { errorNoEncontrado } from '@/domain/shared/errores/errores-comunes';
import type { Periodo } from '@/domain/shared/fechas';
import { consultar, type Ejecutor } from '@/infrastructure/postgres/base-datos/base-datos';
import { cierres } from '@/infrastructure/postgres/esquema/cierres';
import {
  leerArqueos,
  leerEfectivoPorDia,
} from '@/infrastructure/postgres/mensualidades/cierres/leer-arqueos';
import { leerGruposDelMes } from '@/infrastructure/postgres/mensualidades/cierres/leer-cifras';
import {
  leerAbonosAnulados,
  leerAjustes,
  leerRecibos,
  leerSinCobro,
} from '@/infrastructure/postgres/mensualidades/cierres/leer-filas-del-mes';
import { leerCartera } from '@/infrastructure/postgres/mensualidades/leer-cartera';
import { leerRecaudo } from '@/infrastructure/postgres/mensualidades/leer-recaudo';
import { leerMovimientosQueCuentan } from '@/infrastructure/postgres/mensualidades/movimientos-a-favor';
import { type Contexto, enTransaccion } from '@/infrastructure/postgres/shared/contexto';
import { crearUnaVez } from '@/infrastructure/postgres/shared/crear-una-vez';
import { anotarHistoria } from '@/infrastructure/postgres/shared/historia';
import { leerEjemplos } from '@/infrastructure/postgres/shared/leer-ejemplos';

/** As the month is now. Read piece by piece: nobody may write in between when it is to be kept. */
const leerInforme = async (contexto: Contexto, mes: Periodo): Promise<InformeDeMes> => {
  const { db, reloj } = contexto;
  const rango = rangoDelMes(mes);
  const piezas = {
    grupos: await leerGruposDelMes(db, mes),
    recaudo: await leerRecaudo(db, rango),
    movimientos: await leerMovimientosQueCuentan(db, rango),
    sin_cobro: await leerSinCobro(db, mes),
    abonos_anulados: await leerAbonosAnulados(db, rango),
    ajustes: await leerAjustes(db, rango),
    cartera: await leerCartera(contexto, { pagina: 1, limite: 1 }),
    arqueos: await leerArqueos(db, rango),
    efectivo: await leerEfectivoPorDia(db, rango),
    recibos: await leerRecibos(db, rango),
  };
  return armarInforme(mes, piezas, reloj.ahora().toISOString());
};

const { informe: _informe, ...columnas } = getTableColumns(cierres);
const sinInforme = { ...columnas, cifras: sql<unknown>`${cierres.informe} -> 'cifras'` };

type Fila = Omit<typeof cierres.$inferSelect, 'informe'> & { cifras: unknown };

const aCierre = ({ cerrado_en, reabierto_en, ...fila }: Fila): Cierre =>
  esquemaCierre.parse({
    ...fila,
    cerrado_en: cerrado_en.toISOString(),
    reabierto_en: reabierto_en?.toISOString() ?? null,
  });

const ultimoDe = async (db: Ejecutor): Promise<Periodo | null> => {
  const [fila] = await consultar<{ ultimo: Periodo | null }>(
    db,
    sql`select max(periodo) as ultimo from cierres where reabierto_en is null`,
  );
  return fila?.ultimo ?? null;
};

/** Alone: who was writing of any month ended, and the others wait. */
const tomarElTurno = (db: Ejecutor) => db.execute(sql`select pg_advisory_xact_lock(hashtext('cierres'))`);

const vigente = (mes: Periodo) => and(eq(cierres.periodo, mes), isNull(cierres.reabierto_en));

/** The history tells who, when and why: the report is kept with its closing. */
const paraHistoria = ({ id, periodo, reabierto_en, motivo }: Cierre) => ({
  id,
  periodo,
  estado: reabierto_en === null ? 'CERRADO' : 'REABIERTO',
  motivo,
});

const insertar = async (tx: Contexto, periodo: Periodo): Promise<Cierre> => {
  const informe = await leerInforme(tx, periodo);
  const [fila] = await tx.db
    .insert(cierres)
    .values({ periodo, informe, cerrado_en: tx.reloj.ahora(), cerrado_por: tx.actor.email })
    .returning(columnas);
  if (!fila) throw new Error('El cierre no quedó guardado');
  const cierre = aCierre({ ...fila, cifras: informe.cifras });
  await anotarHistoria(tx, { entidad: 'cierre', accion: 'CREAR', despues: paraHistoria(cierre) });
  return cierre;
};

const abrir = async (tx: Contexto, periodo: Periodo, motivo: string): Promise<Cierre> => {
  const [antes] = await tx.db.select(sinInforme).from(cierres).where(vigente(periodo));
  if (!antes) throw errorNoEncontrado('un cierre de ese mes', periodo);
  await tx.db
    .update(cierres)
    .set({ reabierto_en: tx.reloj.ahora(), reabierto_por: tx.actor.email, motivo })
    .where(eq(cierres.id, antes.id));
  const despues = aCierre({
    ...antes,
    reabierto_en: tx.reloj.ahora(),
    reabierto_por: tx.actor.email,
    motivo,
  });
  await anotarHistoria(tx, {
    entidad: 'cierre',
    accion: 'ACTUALIZAR',
    antes: paraHistoria(aCierre(antes)),
    despues: paraHistoria(despues),
  });
  return despues;
};

export const postgresLibroDeCierres = (contexto: Contexto): LibroDeCierres => {
  const { db } = contexto;
  const hacer = (
    pedido: { entidad: string; datos: unknown; opciones: Parameters<LibroDeCierres['cerrar']>[2] },
    revisar: Parameters<LibroDeCierres['cerrar']>[1],
    escribir: (tx: Contexto) => Promise<Cierre>,
  ) =>
    enTransaccion(contexto, (tx) =>
      crearUnaVez(tx, { ...pedido, opciones: pedido.opciones }, async () => {
        await tomarElTurno(tx.db);
        revisar(await ultimoDe(tx.db), await leerEjemplos(tx.db));
        return escribir(tx);
      }),
    );
  return {
    ultimoCerrado: async () => {
      const [fila] = await consultar<{ ultimo: Periodo | null }>(
        db,
        sql`select ultimo_mes_cerrado() as ultimo`,
      );
      return fila?.ultimo ?? null;
    },
    listar: async () =>
      (await db.select(sinInforme).from(cierres).orderBy(desc(cierres.id))).map((fila) => aCierre(fila)),
    resumen: async (periodo) => {
      const [cierre] = await db.select(columnas).from(cierres).where(vigente(periodo));
      return {
        periodo,
        ...sumarCifras(await leerGruposDelMes(db, periodo)),
        cerrado: estaCerrado(await ultimoDe(db), periodo),
        cierre: cierre
          ? { cerrado_en: cierre.cerrado_en.toISOString(), cerrado_por: cierre.cerrado_por }
          : null,
      };
    },
    informe: async (periodo) => {
      const [fila] = await db.select().from(cierres).where(vigente(periodo));
      const ultimo = await ultimoDe(db);
      if (!fila) return { informe: await leerInforme(contexto, periodo), cierre: null, ultimo };
      const informe = esquemaInformeDeMes.parse(fila.informe);
      return { informe, cierre: aCierre({ ...fila, cifras: informe.cifras }), ultimo };
    },
    cerrar: (periodo, revisar, opciones) =>
      hacer({ entidad: 'cierre', datos: { periodo }, opciones }, revisar, (tx) => insertar(tx, periodo)),
    reabrir: (periodo, motivo, revisar, opciones) =>
      hacer({ entidad: 'reapertura', datos: { periodo, motivo }, opciones }, revisar, (tx) =>
        abrir(tx, periodo, motivo),
      ),
  };
};
