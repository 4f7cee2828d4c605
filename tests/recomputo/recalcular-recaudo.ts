import { enBogota, masDias, masMeses, mesDe, ultimoDia } from './calendario';
import type { FilaAbono, FilaMovimiento, Filas } from './filas';
import { devolucionesVivas, devueltos } from './recalcular-a-favor';
import { abonosVivos, MEDIOS, sumar } from './recalcular-dinero';
import type { Respuestas } from './respuestas';

/** What came in with a payment: what there was in favour of somebody had come in before. */
const entro = ({ valor, excedente }: FilaAbono): number => valor + excedente;

const SIN_DINERO = ['SALDO_A_FAVOR', 'AJUSTE'];

/** One annulled once its month was closed still counts in it. */
const queEntran = (filas: Filas): FilaAbono[] =>
  [...abonosVivos(filas), ...filas.abonos.filter(({ ajuste_en }) => ajuste_en !== null)].filter(
    ({ medio }) => !SIN_DINERO.includes(medio),
  );

/** And it is taken off on the day of its annulment. */
const queSalen = (filas: Filas): FilaAbono[] =>
  filas.abonos
    .filter(({ medio }) => !SIN_DINERO.includes(medio))
    .flatMap((abono) => (abono.ajuste_en === null ? [] : [{ ...abono, fecha: abono.ajuste_en }]));

const totales = (
  abonos: readonly FilaAbono[],
  quitados: readonly FilaAbono[],
  devoluciones: readonly FilaMovimiento[],
) => {
  const de = (medio: string) =>
    sumar(abonos.filter((a) => a.medio === medio).map(entro)) -
    sumar(quitados.filter((a) => a.medio === medio).map(entro));
  return {
    total: sumar(abonos.map(entro)) - sumar(quitados.map(entro)),
    cantidad: abonos.length,
    ajustes: sumar(quitados.map(entro)),
    medios: Object.fromEntries(MEDIOS.map((medio) => [medio, de(medio)])),
    efectivo: de('EFECTIVO'),
    devuelto: sumar(devoluciones.map(({ valor }) => valor)),
    devuelto_efectivo: sumar(
      devoluciones.filter(({ medio }) => medio === 'EFECTIVO').map(({ valor }) => valor),
    ),
  };
};

export interface Rango {
  desde: string;
  hasta: string;
}

/** What was written down in those days, with a date of others. */
const fueraDe = (filas: Filas, { desde, hasta }: Rango) => {
  const en = (dia: string) => desde <= dia && dia <= hasta;
  const suyos = queEntran(filas).filter(
    ({ fecha, registrado_en }) => registrado_en !== null && en(enBogota(registrado_en).fecha) && !en(fecha),
  );
  const fechas = suyos.map(({ fecha }) => fecha).sort();
  if (suyos.length === 0) return null;
  return {
    cantidad: suyos.length,
    total: sumar(suyos.map(entro)),
    desde: fechas[0],
    hasta: fechas[fechas.length - 1],
  };
};

/** What was received in a range, by day and medio; and what was given back. */
export const recaudoEntre = (filas: Filas, { desde, hasta }: Rango) => {
  const en = ({ fecha }: FilaAbono) => desde <= fecha && fecha <= hasta;
  const [suyos, quitados] = [queEntran(filas).filter(en), queSalen(filas).filter(en)];
  const salidas = devueltos(filas, desde, hasta);
  const dias = [...new Set([...suyos, ...quitados, ...salidas].map(({ fecha }) => fecha))].sort();
  return {
    desde,
    hasta,
    ...totales(suyos, quitados, salidas),
    dias: dias.map((fecha) => ({
      fecha,
      ...totales(
        suyos.filter((a) => a.fecha === fecha),
        quitados.filter((a) => a.fecha === fecha),
        salidas.filter((m) => m.fecha === fecha),
      ),
    })),
    fuera: fueraDe(filas, { desde, hasta }),
  };
};

const netoDe = (filas: Filas, en: (fecha: string) => boolean): number =>
  sumar(
    queEntran(filas)
      .filter(({ fecha }) => en(fecha))
      .map(entro),
  ) -
  sumar(
    queSalen(filas)
      .filter(({ fecha }) => en(fecha))
      .map(entro),
  );

export const recaudoDelMes = (filas: Filas, periodo: string): number =>
  netoDe(filas, (fecha) => mesDe(fecha) === periodo);

/** The month before up to the same day, which a shorter month may not have. */
export const recaudoDelMesAnterior = (filas: Filas, hoy: string): number => {
  const anterior = masMeses(mesDe(hoy), -1);
  return netoDe(
    filas,
    (fecha) => mesDe(fecha) === anterior && Number(fecha.slice(8)) <= Number(hoy.slice(8)),
  );
};

/** What each of the last six months charged, and what came in during it. */
export const tendencia = (filas: Filas, hoy: string) =>
  [5, 4, 3, 2, 1, 0].map((atras) => {
    const periodo = masMeses(mesDe(hoy), -atras);
    const cobradas = filas.mensualidades.filter(
      (m) => m.periodo === periodo && m.estado !== 'EXONERADA' && m.estado !== 'ANULADA',
    );
    return {
      periodo,
      facturado: sumar(cobradas.map((m) => m.valor - m.descuento)),
      recaudado: recaudoDelMes(filas, periodo),
    };
  });

const mesEntero = (periodo: string): Rango => ({ desde: `${periodo}-01`, hasta: ultimoDia(periodo) });

/** This month and the one before, one day, the last ninety, and as long as may be asked. */
export const rangosDe = (hoy: string): Rango[] => [
  mesEntero(mesDe(hoy)),
  mesEntero(masMeses(mesDe(hoy), -1)),
  { desde: hoy, hasta: hoy },
  { desde: masDias(hoy, -89), hasta: hoy },
  { desde: masDias(hoy, -365), hasta: hoy },
];

/** What came in to one house and what went out of it, whoever moves later. */
const deSede = (filas: Filas, sede: number): Filas => ({
  ...filas,
  abonos: filas.abonos.filter(({ sede_id }) => sede_id === sede),
  movimientos_a_favor: devolucionesVivas(filas).filter(({ sede_id }) => sede_id === sede),
});

export const recalcularRecaudo = (filas: Filas, hoy: string): Respuestas => ({
  ...Object.fromEntries(
    filas.sedes.flatMap(({ id }) =>
      rangosDe(hoy).map((rango) => [
        `/recaudo?desde=${rango.desde}&hasta=${rango.hasta}&sede_id=${id}`,
        recaudoEntre(deSede(filas, id), rango),
      ]),
    ),
  ),
  ...Object.fromEntries(
    rangosDe(hoy).map((rango) => [
      `/recaudo?desde=${rango.desde}&hasta=${rango.hasta}`,
      recaudoEntre(filas, rango),
    ]),
  ),
  '/recaudo/tendencia': { data: tendencia(filas, hoy) },
});
