import type { Mensualidad } from '@/domain/mensualidades/mensualidad';
import { conVencimiento, esquemaMensualidadEnLista } from '@/domain/mensualidades/mensualidad-en-lista';
import { sumarSaldos, totalAbonado } from '@/domain/mensualidades/saldo';
import { entero, esquemaId, fecha, leido, leidoCon, listaLeida } from '@/domain/shared/esquemas';
import type { FechaCalendario } from '@/domain/shared/fechas';
import { ordenarPor } from '@/domain/shared/orden';
import { z } from '@/domain/shared/zod';

const monto = () => leidoCon(entero(0, Number.MAX_SAFE_INTEGER), 0);

const esquemaTitular = z.object({ id: esquemaId, nombre: z.string(), documento: leido(z.string()) });

const esquemaFila = z.extend(
  z.omit(esquemaMensualidadEnLista, {
    participante_nombre: true,
    participante_documento: true,
    sede_id: true,
    sede_nombre: true,
    pagador_nombre: true,
    pagador_documento: true,
  }),
  { saldo: monto() },
);

/** What a participante was charged, paid and owes; amounts in whole COP. */
export const esquemaEstadoDeCuenta = z.object({
  participante: esquemaTitular,
  /** The day it was made. */
  fecha: fecha(),
  /** Oldest period first; annulled fees are left out. */
  mensualidades: listaLeida(esquemaFila),
  facturado: monto(),
  abonado: monto(),
  saldo: monto(),
  vencido: monto(),
});
export type EstadoDeCuenta = z.output<typeof esquemaEstadoDeCuenta>;

/** An exonerated fee is shown and charges nothing. */
export const armarEstadoDeCuenta = (
  participante: z.output<typeof esquemaTitular>,
  todas: readonly Mensualidad[],
  hoy: FechaCalendario,
): EstadoDeCuenta => {
  const vigentes = todas.filter((m) => m.estado !== 'ANULADA');
  const cobradas = vigentes.filter((m) => m.estado !== 'EXONERADA');
  const mensualidades = ordenarPor(
    vigentes.map((m) => conVencimiento(m, hoy)),
    (m) => m.periodo,
    false,
  );
  return {
    participante,
    fecha: hoy,
    mensualidades,
    facturado: cobradas.reduce((suma, m) => suma + m.valor - m.descuento, 0),
    abonado: cobradas.reduce((suma, m) => suma + totalAbonado(m.abonos), 0),
    saldo: sumarSaldos(vigentes),
    vencido: sumarSaldos(mensualidades.filter((m) => m.vencida)),
  };
};
