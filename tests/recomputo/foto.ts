import { leerPdf } from '@tests/server/apoyo/leer-pdf';
import type { EstadoDeCuenta } from '@/domain/mensualidades/estado-de-cuenta';
import { textoEstadoDeCuenta } from '@/domain/mensualidades/texto-estado-de-cuenta';
import { type Estadisticas, tendencia } from '@/domain/tablero/estadisticas';
import { masDias } from './calendario';
import { type Exportado, exportarTodo } from './exportado';
import { type Filas, leerFilas } from './filas';
import type { Oficina } from './oficina';
import { RECALCULOS } from './recalcular';
import { recalcularCuentasImpresas, recalcularRecibos } from './recalcular-papeles';
import type { Rango } from './recalcular-recaudo';

/** The rows of one moment, and all that the product said of them then. */
export interface Foto {
  hoy: string;
  filas: Filas;
  titulares: number[];
  /** How many receipts were printed. */
  recibos: number;
  impresas: number[];
  rango: Rango;
  /** By the address asked. */
  respuestas: Map<string, unknown>;
  /** The words of each printed paper, by its address. */
  papeles: Map<string, string>;
  /** The message for each of `titulares`. */
  mensajes: Record<string, string>;
  variacion: number | null;
  exportado: Exportado;
}

/** With it every receipt and every statement is printed once; it takes minutes. */
const IMPRIMIR_TODO = process.env.RECOMPUTO_COMPLETO === '1';
const RECIBOS_IMPRESOS = 5;
const CUENTAS_IMPRESAS = 2;

const unoDeCada = (ids: readonly number[], cada: number, desde: number): number[] =>
  ids.filter((_, n) => n % cada === desde % cada);

const preguntarTodo = async (oficina: Oficina, foto: Pick<Foto, 'hoy' | 'filas' | 'titulares'>) => {
  const respuestas = new Map<string, unknown>();
  for (const recalcular of Object.values(RECALCULOS))
    for (const ruta of Object.keys(recalcular(foto.filas, foto.hoy, foto.titulares)))
      respuestas.set(ruta, await oficina.pedir(`GET ${ruta}`));
  return respuestas;
};

const imprimirTodo = async (
  oficina: Oficina,
  { hoy, filas, recibos, impresas }: Pick<Foto, 'hoy' | 'filas' | 'recibos' | 'impresas'>,
) => {
  const papeles = new Map<string, string>();
  const rutas = Object.keys({
    ...recalcularRecibos(filas, hoy, recibos),
    ...recalcularCuentasImpresas(filas, hoy, impresas),
  });
  for (const ruta of rutas) papeles.set(ruta, await leerPdf(await oficina.bajar(ruta)));
  return papeles;
};

/** `turno` chooses whose statements are looked at, so that along the history everybody's are; `conTodo`, all of them. */
export const tomarFoto = async (
  oficina: Oficina,
  { turno, conTodo }: { turno: number; conTodo: boolean },
): Promise<Foto> => {
  const [hoy, filas] = [oficina.hoy(), await leerFilas(oficina.base)];
  const ids = filas.participantes.map(({ id }) => id);
  const titulares = conTodo ? ids : unoDeCada(ids, 4, turno);
  const todoImpreso = conTodo && IMPRIMIR_TODO;
  const impresas = todoImpreso ? ids : unoDeCada(ids, Math.ceil(ids.length / CUENTAS_IMPRESAS), turno);
  const recibos = todoImpreso ? filas.abonos.length : RECIBOS_IMPRESOS;
  const rango = { desde: masDias(hoy, -89), hasta: hoy };
  const respuestas = await preguntarTodo(oficina, { hoy, filas, titulares });
  const { recaudo_mes, recaudo_mes_anterior } = respuestas.get('/dashboard/stats') as Estadisticas;
  const cuenta = (id: number) => respuestas.get(`/participantes/${id}/estado-de-cuenta`) as EstadoDeCuenta;
  return {
    ...{ hoy, filas, titulares, recibos, impresas, rango, respuestas },
    papeles: await imprimirTodo(oficina, { hoy, filas, recibos, impresas }),
    mensajes: Object.fromEntries(
      titulares.map((id) => [id, textoEstadoDeCuenta(cuenta(id)).replaceAll('\u00a0', ' ')]),
    ),
    variacion: tendencia(recaudo_mes, recaudo_mes_anterior),
    exportado: await exportarTodo(oficina, rango, conTodo),
  };
};
