import type { FilaMovimiento, Filas } from './filas';
import { duenoDe, saldoAFavor } from './recalcular-a-favor';
import { type Cobro, cobrosDe, type Edades, porEdades, saldoDe, vencidoDe } from './recalcular-dinero';
import { nombrarPagador, type Pagador, pagadorDe, participanteDe } from './recalcular-personas';
import { ordenar, paginas, plegado, type Respuestas } from './respuestas';

const totalesDe = (cobros: readonly Cobro[]) => ({
  edades: porEdades(cobros),
  saldo: saldoDe(cobros),
  vencido: vencidoDe(cobros),
});

interface Deudor {
  filas: Pagador[];
  cobros: Cobro[];
  a_favor: number;
}

const deudores = (filas: Filas, hoy: string): Deudor[] => {
  const juntos = new Map<string, Deudor>();
  for (const cobro of cobrosDe(filas, hoy)) {
    if (cobro.saldo === 0) continue;
    const pagador = pagadorDe(filas, cobro.fila);
    const deudor = juntos.get(pagador.identidad) ?? { filas: [], cobros: [], a_favor: 0 };
    deudor.filas.push(pagador);
    deudor.cobros.push(cobro);
    juntos.set(pagador.identidad, deudor);
  }
  const porFila = new Map<string, FilaMovimiento[]>();
  for (const movimiento of filas.movimientos_a_favor) {
    const fila = `${movimiento.id_acudiente}/${movimiento.participante_id}`;
    porFila.set(fila, [...(porFila.get(fila) ?? []), movimiento]);
  }
  for (const suyos of porFila.values()) {
    const [primero] = suyos;
    const saldo = saldoAFavor(suyos);
    if (!primero || saldo === 0) continue;
    const pagador = duenoDe(filas, primero);
    const deudor = juntos.get(pagador.identidad) ?? { filas: [], cobros: [], a_favor: 0 };
    deudor.filas.push(pagador);
    deudor.a_favor += saldo;
    juntos.set(pagador.identidad, deudor);
  }
  return [...juntos.values()];
};

/** What each person who pays owes, for whom, and how old it is. */
const pagadores = (filas: Filas, hoy: string) =>
  deudores(filas, hoy).map(({ filas: suyas, cobros, a_favor }) => {
    const ids = [...new Set(cobros.map(({ fila }) => fila.participante_id))].sort((a, b) => a - b);
    return {
      ...nombrarPagador(suyas),
      participantes: ids.map((id) => ({ id, nombre: participanteDe(filas, id).nombre })),
      mensualidades: cobros.length,
      ...totalesDe(cobros),
      dias_mora: Math.max(0, ...cobros.map(({ mora }) => mora)),
      a_favor,
      ultima_gestion: null,
    };
  });

type Deuda = ReturnType<typeof pagadores>[number];

const EDADES: readonly (keyof Edades)[] = ['AL_DIA', 'DE_1_A_30', 'DE_31_A_60', 'DE_61_A_90', 'MAS_DE_90'];

/** The most overdue payer first; those who owe the same, by what identifies them. */
export const carteraEnOrden = (filas: Filas, hoy: string): Deuda[] =>
  ordenar(pagadores(filas, hoy), ({ vencido, clave }) => [vencido, clave], -1);

export const recalcularCartera = (filas: Filas, hoy: string): Respuestas => {
  const deudas = carteraEnOrden(filas, hoy);
  // Of everything owed, whichever payers a filter leaves.
  const totales = { ...totalesDe(cobrosDe(filas, hoy)), a_favor: saldoAFavor(filas.movimientos_a_favor) };
  const lista = (consulta: string, filasDeLista: readonly Deuda[], limite: number): Respuestas =>
    Object.fromEntries(
      Object.entries(paginas(`/cartera${consulta}`, filasDeLista, { limite })).map(([ruta, pagina]) => [
        ruta,
        { ...pagina, ...totales },
      ]),
    );
  return {
    ...lista('', deudas, 7),
    ...lista(
      '?orden=nombre',
      ordenar(deudas, ({ nombre, clave }) => [plegado(nombre), clave]),
      200,
    ),
    ...lista(
      '?orden=saldo',
      ordenar(deudas, ({ saldo, clave }) => [saldo, clave]),
      200,
    ),
    ...lista(
      '?orden=-dias_mora',
      ordenar(deudas, ({ dias_mora, clave }) => [dias_mora, clave], -1),
      200,
    ),
    ...Object.assign(
      {},
      ...EDADES.map((edad) =>
        lista(
          `?edad=${edad}`,
          deudas.filter(({ edades }) => edades[edad] > 0),
          200,
        ),
      ),
    ),
  };
};
