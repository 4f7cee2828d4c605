import { diasDesde, mesDe, ultimoDia } from './calendario';
import type { FilaMensualidad, Filas } from './filas';
import { sumar } from './recalcular-dinero';

/** What the agreement promises to whoever leaves, of one fee. */
export interface AjusteEsperado {
  id: number;
  descuento: number;
  estado: string;
  cobra_hasta: string | null;
  descuento_antes_del_egreso: number;
}

const mayor = (a: string, b: string): string => (a < b ? b : a);

/** One day after another, in whole pesos. */
const repartir = (monto: number, dias: number, deDias: number): number => {
  let [pesos, resto] = [0, 0];
  for (let dia = 0; dia < dias; dia++) {
    resto += monto;
    while (resto >= deDias) {
      const veces = Math.trunc(resto / deDias);
      pesos += veces;
      resto -= veces * deDias;
    }
  }
  return pesos;
};

const ajusteDe = (
  { abonos }: Filas,
  m: FilaMensualidad,
  ingreso: string | null,
  egreso: string,
): AjusteEsperado | null => {
  const primero = m.cobra_desde ?? `${m.periodo}-01`;
  const ultimo = m.cobra_hasta ?? ultimoDia(m.periodo);
  if (m.concepto !== 'MENSUALIDAD' || m.estado === 'ANULADA' || m.estado === 'EXONERADA') return null;
  if (m.periodo < mesDe(egreso) || egreso >= ultimo) return null;
  const llego = ingreso !== null && ingreso <= ultimo ? mayor(ingreso, primero) : primero;
  const enCasa = egreso < llego ? 0 : diasDesde(llego, egreso) + 1;
  const antes = m.valor - m.descuento;
  const justo = repartir(antes, enCasa, diasDesde(primero, ultimo) + 1);
  const pagado = sumar(
    abonos.filter((a) => a.mensualidad_id === m.id && a.anulado_en === null).map(({ valor }) => valor),
  );
  const despues = pagado > justo ? pagado : justo;
  if (despues === antes && pagado <= justo) return null;
  const estado =
    despues === 0 ? 'EXONERADA' : despues === pagado ? 'PAGADA' : pagado > 0 ? 'CON_ABONO' : 'PENDIENTE';
  return {
    id: m.id,
    descuento: m.valor - despues,
    estado,
    cobra_hasta: enCasa === 0 ? m.cobra_hasta : egreso,
    descuento_antes_del_egreso: m.descuento_antes_del_egreso ?? m.descuento,
  };
};

/** Of a person, from the rows as they were before they left. */
export const recalcularEgreso = (antes: Filas, participante: number, egreso: string): AjusteEsperado[] => {
  const persona = antes.participantes.find(({ id }) => id === participante);
  return antes.mensualidades
    .filter((m) => m.participante_id === participante)
    .flatMap((m) => ajusteDe(antes, m, persona?.fecha_ingreso ?? null, egreso) ?? []);
};
