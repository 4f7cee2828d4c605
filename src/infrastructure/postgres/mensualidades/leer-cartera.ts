import { type EdadCartera, type Edades, totalesDe } from '@/domain/mensualidades/cartera';
import type { Cartera, PagadorEnCartera } from '@/domain/mensualidades/cartera-por-pagador';
import { porMomento } from '@/domain/mensualidades/cobranza/cola-de-recordatorios';
import type { Gestion } from '@/domain/mensualidades/cobranza/gestion';
import type { CriteriosCartera } from '@/domain/mensualidades/criterios-cartera';
import { EDADES_CARTERA } from '@/domain/mensualidades/opciones-mensualidad';
import { documentoDe } from '@/domain/shared/documento';
import { fechaEnBogota } from '@/domain/shared/fechas';
import { type FilaPagadora, identidadDelPagador, identidadPorDocumento } from '@/domain/shared/pagador';
import type { TipoDocumento } from '@/domain/shared/tipo-documento';
import { consultar, type Ejecutor } from '@/infrastructure/postgres/base-datos/base-datos';
import { consultaPagadores, consultaTotales } from '@/infrastructure/postgres/mensualidades/cartera-sql';
import {
  aGestion,
  leerUltimasGestiones,
} from '@/infrastructure/postgres/mensualidades/cobranza/leer-cobranza';
import { nombrarPagadores } from '@/infrastructure/postgres/mensualidades/cobranza/nombrar-pagadores';
import { leerFilasDeGente } from '@/infrastructure/postgres/mensualidades/gente-del-pagador';
import type { Contexto } from '@/infrastructure/postgres/shared/contexto';

type Numero = number | string | null;
type FilaEdades = Record<EdadCartera, Numero>;

interface FilaPagador extends FilaEdades {
  clave: string;
  id_acudiente: Numero;
  participante_id: Numero;
  nombre: string;
  telefono: string | null;
  tipo_documento: TipoDocumento | null;
  numero_documento: string | null;
  participantes: { id: number; nombre: string }[];
  mensualidades: Numero;
  dias_mora: Numero;
  a_favor: Numero;
}

const idDe = (valor: Numero): number | null => (valor === null ? null : Number(valor));

const edadesDe = (fila: FilaEdades | undefined): Edades =>
  Object.fromEntries(EDADES_CARTERA.map((edad) => [edad, Number(fila?.[edad] ?? 0)])) as Edades;

/** The last contact with each of those people, by who they are. */
const leerUltimas = async (
  db: Ejecutor,
  personas: readonly FilaPagadora[],
): Promise<Map<string, Gestion>> => {
  const filas = await leerUltimasGestiones(db, await leerFilasDeGente(db, personas));
  const nombrar = await nombrarPagadores(db, filas);
  const ultimas = new Map<string, Gestion>();
  for (const fila of filas) {
    const gestion = aGestion(fila);
    for (const { pagador } of nombrar(fila)) {
      const identidad = identidadDelPagador(pagador);
      const antes = ultimas.get(identidad);
      const [ultima = gestion] = porMomento(antes ? [antes, gestion] : [gestion]);
      ultimas.set(identidad, ultima);
    }
  }
  return ultimas;
};

const aPagador = (fila: FilaPagador & FilaPagadora, ultima: Gestion | undefined): PagadorEnCartera => {
  const edades = edadesDe(fila);
  return {
    clave: fila.clave,
    id_acudiente: fila.id_acudiente,
    participante_id: fila.participante_id,
    nombre: fila.nombre,
    documento: documentoDe(fila),
    telefono: fila.telefono,
    participantes: fila.participantes,
    mensualidades: Number(fila.mensualidades),
    edades,
    ...totalesDe(edades),
    dias_mora: Number(fila.dias_mora),
    a_favor: Number(fila.a_favor),
    ultima_gestion: ultima
      ? { canal: ultima.canal, momento: ultima.momento, resultado: ultima.resultado }
      : null,
  };
};

export const leerCartera = async ({ db, reloj }: Contexto, criterios: CriteriosCartera): Promise<Cartera> => {
  const hoy = fechaEnBogota(reloj.ahora());
  const [totales] = await consultar<FilaEdades & { total: Numero; a_favor: Numero }>(
    db,
    consultaTotales(criterios, hoy),
  );
  const filas = (await consultar<FilaPagador>(db, consultaPagadores(criterios, hoy))).map((fila) => ({
    ...fila,
    id_acudiente: idDe(fila.id_acudiente),
    participante_id: idDe(fila.participante_id),
  }));
  const ultimas = await leerUltimas(db, filas);
  const edades = edadesDe(totales);
  return {
    datos: filas.map((fila) => aPagador(fila, ultimas.get(identidadPorDocumento(fila) ?? fila.clave))),
    total: Number(totales?.total ?? 0),
    edades,
    ...totalesDe(edades),
    a_favor: Number(totales?.a_favor ?? 0),
  };
};
