import type { Abono } from '@/domain/mensualidades/mensualidad';
import { vencimientoPorDefecto } from '@/domain/mensualidades/reglas-mensualidad';
import { estadoSegunAbonos } from '@/domain/mensualidades/saldo';
import type { Participante } from '@/domain/participantes/participante';
import { type FechaCalendario, type Periodo, periodoDe, sumarMeses } from '@/domain/shared/fechas';
import { mismoId } from '@/domain/shared/id';
import type { BaseMemoria } from '../shared/base-memoria';

const MESES = 5;

/** Of each fee: paid, paid in part or not yet, by turns; the oldest ones are nearly all paid. */
const proporcionPagada = (i: number, mesesAtras: number): number => {
  if (mesesAtras >= 3) return i % 9 === 8 ? 0.5 : 1;
  return [1, 1, 0.5, 0][(i + mesesAtras) % 4] ?? 0;
};

export const sembrarMensualidades = (
  { mensualidades, acudientes }: BaseMemoria,
  participantes: readonly Participante[],
  hoy: FechaCalendario,
): void => {
  const pagadores = acudientes.todas().filter((a) => a.es_responsable_pago);
  let recibo = 0;

  const abonosDe = (valor: number, fecha: FechaCalendario): Abono[] => {
    if (valor === 0) return [];
    recibo += 1;
    const medio = recibo % 3 === 0 ? 'TRANSFERENCIA' : 'EFECTIVO';
    return [
      {
        id: recibo,
        fecha: fecha > hoy ? hoy : fecha,
        valor,
        medio,
        referencia: medio === 'EFECTIVO' ? null : `EJEMPLO-${recibo}`,
        recibo,
        registrado_por: 'admin@fundacion.example',
        anulado_en: null,
        motivo_anulacion: null,
      },
    ];
  };
  const sembrar = (participante: Participante, i: number, periodo: Periodo, mesesAtras: number): void => {
    const valor = participante.valor_mensualidad ?? 0;
    const vencimiento = vencimientoPorDefecto(periodo, participante.dia_pago);
    const abonos = abonosDe(valor * proporcionPagada(i, mesesAtras), vencimiento);
    const cobro = { valor, descuento: 0, abonos, estado: 'PENDIENTE' as const };
    mensualidades.insertar({
      ...cobro,
      participante_id: participante.id,
      periodo,
      concepto: 'MENSUALIDAD',
      fecha_vencimiento: vencimiento,
      estado: estadoSegunAbonos(cobro),
      id_acudiente: pagadores.find((a) => mismoId(a.id_participante, participante.id))?.id ?? null,
    });
  };

  participantes.forEach((participante, i) => {
    const ingreso = participante.fecha_ingreso;
    if (!ingreso || !participante.valor_mensualidad || participante.estado === 'EGRESADO') return;
    for (let atras = MESES - 1; atras >= 0; atras -= 1) {
      const periodo = sumarMeses(periodoDe(hoy), -atras);
      if (periodo >= periodoDe(ingreso)) sembrar(participante, i, periodo, atras);
    }
  });
};
