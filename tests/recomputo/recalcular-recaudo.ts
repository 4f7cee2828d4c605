import { enBogota, masDias, masMeses, mesDe, ultimoDia } from './calendario';
import type { FilaAbono, Filas } from './filas';
import { abonosVivos, MEDIOS, sumar } from './recalcular-dinero';
import type { Respuestas } from './respuestas';

const totales = (abonos: readonly FilaAbono[]) => {
  const de = (medio: string) => sumar(abonos.filter((a) => a.medio === medio).map(({ valor }) => valor));
  return {
    total: sumar(abonos.map(({ valor }) => valor)),
    cantidad: abonos.length,
    medios: Object.fromEntries(MEDIOS.map((medio) => [medio, de(medio)])),
    efectivo: de('EFECTIVO'),
  };
};

export interface Rango {
  desde: string;
  hasta: string;
}

/** What was written down in those days, with a date of others. */
const fueraDe = (filas: Filas, { desde, hasta }: Rango) => {
  const en = (dia: string) => desde <= dia && dia <= hasta;
  const suyos = abonosVivos(filas).filter(
    ({ fecha, registrado_en }) => registrado_en !== null && en(enBogota(registrado_en).fecha) && !en(fecha),
  );
  const fechas = suyos.map(({ fecha }) => fecha).sort();
  if (suyos.length === 0) return null;
  return {
    cantidad: suyos.length,
    total: sumar(suyos.map(({ valor }) => valor)),
    desde: fechas[0],
    hasta: fechas[fechas.length - 1],
  };
};

/** What was received in a range, by day and medio. */
export const recaudoEntre = (filas: Filas, { desde, hasta }: Rango) => {
  const suyos = abonosVivos(filas).filter(({ fecha }) => desde <= fecha && fecha <= hasta);
  const dias = [...new Set(suyos.map(({ fecha }) => fecha))].sort();
  return {
    desde,
    hasta,
    ...totales(suyos),
    dias: dias.map((fecha) => ({ fecha, ...totales(suyos.filter((a) => a.fecha === fecha)) })),
    fuera: fueraDe(filas, { desde, hasta }),
  };
};

export const recaudoDelMes = (filas: Filas, periodo: string): number =>
  sumar(
    abonosVivos(filas)
      .filter(({ fecha }) => mesDe(fecha) === periodo)
      .map(({ valor }) => valor),
  );

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

export const recalcularRecaudo = (filas: Filas, hoy: string): Respuestas => ({
  ...Object.fromEntries(
    rangosDe(hoy).map((rango) => [
      `/recaudo?desde=${rango.desde}&hasta=${rango.hasta}`,
      recaudoEntre(filas, rango),
    ]),
  ),
  '/recaudo/tendencia': { data: tendencia(filas, hoy) },
});
