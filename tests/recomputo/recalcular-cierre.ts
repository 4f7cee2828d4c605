import { diasDesde, enBogota, mesDe, ultimoDia } from './calendario';
import type { FilaAbono, FilaMensualidad, Filas } from './filas';
import { sumar } from './recalcular-dinero';
import { recaudoEntre } from './recalcular-recaudo';

const noSeCobra = ({ estado }: FilaMensualidad): boolean => estado === 'EXONERADA' || estado === 'ANULADA';

const vivosDe = (filas: Filas, { id }: FilaMensualidad): FilaAbono[] =>
  filas.abonos.filter((abono) => abono.mensualidad_id === id && abono.anulado_en === null);

const pesos = (abonos: readonly FilaAbono[]): number => sumar(abonos.map(({ valor }) => valor));

const cifrasDe = (filas: Filas, cobros: readonly FilaMensualidad[]) => {
  const seCobran = cobros.filter((m) => !noSeCobra(m));
  const partes = seCobran.map((m) => {
    const vivos = vivosDe(filas, m);
    const pagado = pesos(vivos.filter(({ medio }) => medio !== 'AJUSTE'));
    const ajustado = pesos(vivos.filter(({ medio }) => medio === 'AJUSTE'));
    return {
      cobrado: m.valor - m.descuento,
      pagado,
      ajustado,
      debe: m.valor - m.descuento - pagado - ajustado,
      solo: vivos.length === 0,
    };
  });
  return {
    mensualidades: seCobran.length,
    facturado: sumar(partes.map(({ cobrado }) => cobrado)),
    descuentos: sumar(seCobran.map(({ descuento }) => descuento)),
    recaudado: sumar(partes.map(({ pagado }) => pagado)),
    ajustado: sumar(partes.map(({ ajustado }) => ajustado)),
    por_cobrar: sumar(partes.map(({ debe }) => debe)),
    sin_pago: partes.filter(({ solo, debe }) => solo && debe > 0).length,
  };
};

/** Everything owed, by days past its date, whatever its month. */
const carteraDe = (filas: Filas, hoy: string) => {
  const edades = { AL_DIA: 0, DE_1_A_30: 0, DE_31_A_60: 0, DE_61_A_90: 0, MAS_DE_90: 0 };
  for (const m of filas.mensualidades.filter((una) => !noSeCobra(una))) {
    const debe = m.valor - m.descuento - pesos(vivosDe(filas, m));
    const mora = m.fecha_vencimiento === null ? 0 : diasDesde(m.fecha_vencimiento, hoy);
    if (mora <= 0) edades.AL_DIA += debe;
    else if (mora <= 30) edades.DE_1_A_30 += debe;
    else if (mora <= 60) edades.DE_31_A_60 += debe;
    else if (mora <= 90) edades.DE_61_A_90 += debe;
    else edades.MAS_DE_90 += debe;
  }
  return { edades, saldo: sumar(Object.values(edades)) };
};

const numerosDe = (filas: Filas, periodo: string) => {
  const suyos = filas.abonos.filter(
    ({ registrado_en, recibo }) =>
      recibo !== null && registrado_en !== null && mesDe(enBogota(registrado_en).fecha) === periodo,
  );
  const numeros = [...new Set(suyos.map(({ recibo }) => recibo))].sort((a, b) => a - b);
  const todos = new Set(filas.abonos.map(({ recibo }) => recibo));
  const faltan: number[] = [];
  for (let n = numeros[0] ?? 1; n <= (numeros.at(-1) ?? 0); n += 1) if (!todos.has(n)) faltan.push(n);
  return { desde: numeros[0] ?? null, hasta: numeros.at(-1) ?? null, cantidad: numeros.length, faltan };
};

/** What was taken off in those days of what closed months said. */
const ajustesDe = (filas: Filas, periodo: string) => {
  const lineas = filas.abonos.flatMap((a) => [
    ...(a.medio === 'AJUSTE' && mesDe(a.fecha) === periodo && (a.anulado_en === null || a.ajuste_en !== null)
      ? [{ abono_id: a.id, fecha: a.fecha, valor: -a.valor }]
      : []),
    ...(a.ajuste_en !== null && mesDe(a.ajuste_en) === periodo
      ? [
          {
            abono_id: a.id,
            fecha: a.ajuste_en,
            valor:
              a.medio === 'AJUSTE' ? a.valor : a.medio === 'SALDO_A_FAVOR' ? 0 : -(a.valor + a.excedente),
          },
        ]
      : []),
  ]);
  return lineas.sort((a, b) => (a.fecha === b.fecha ? a.abono_id - b.abono_id : a.fecha < b.fecha ? -1 : 1));
};

/** What the report of a month says, from the rows as they are now; `hoy` is the day in Bogota. */
export const recalcularCierre = (filas: Filas, periodo: string, hoy: string) => {
  const cobros = filas.mensualidades.filter((m) => m.periodo === periodo);
  const sedeDe = new Map(filas.participantes.map(({ id, sede_id }) => [id, sede_id]));
  const sedes = [...new Set(cobros.filter((m) => !noSeCobra(m)).map((m) => sedeDe.get(m.participante_id)))];
  return {
    cifras: cifrasDe(filas, cobros),
    porSede: Object.fromEntries(
      sedes.map((sede) => [
        String(sede),
        cifrasDe(
          filas,
          cobros.filter((m) => sedeDe.get(m.participante_id) === sede),
        ),
      ]),
    ),
    recaudo: recaudoEntre(filas, { desde: `${periodo}-01`, hasta: ultimoDia(periodo) }),
    sinCobro: cobros
      .filter(noSeCobra)
      .map(({ id, estado, motivo_anulacion }) => ({ mensualidad_id: id, estado, motivo: motivo_anulacion })),
    anulados: filas.abonos
      .filter((a) => a.anulado_en !== null && a.ajuste_en === null && mesDe(a.fecha) === periodo)
      .sort((a, b) => (a.fecha === b.fecha ? a.id - b.id : a.fecha < b.fecha ? -1 : 1))
      .map(({ id, motivo_anulacion }) => ({ abono_id: id, motivo: motivo_anulacion })),
    ajustes: ajustesDe(filas, periodo),
    cartera: carteraDe(filas, hoy),
    recibos: numerosDe(filas, periodo),
  };
};

/** All the money that there is: what came in with every payment that was not undone. */
export const dineroDeTodo = (filas: Filas): number =>
  sumar(
    filas.abonos
      .filter(
        ({ anulado_en, medio }) => anulado_en === null && medio !== 'SALDO_A_FAVOR' && medio !== 'AJUSTE',
      )
      .map(({ valor, excedente }) => valor + excedente),
  );
