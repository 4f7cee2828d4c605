import type { Mensualidad } from '@/domain/mensualidades/mensualidad';
import { conVencimiento, esquemaMensualidadEnLista } from '@/domain/mensualidades/mensualidad-en-lista';
import { cobradoTrasAjustes, sumarSaldos, totalAbonado } from '@/domain/mensualidades/saldo';
import { entero, esquemaId, leido, leidoCon, listaLeida } from '@/domain/shared/esquemas';
import { fecha } from '@/domain/shared/esquemas-tecleados';
import type { FechaCalendario } from '@/domain/shared/fechas';
import { ordenarPor } from '@/domain/shared/orden';
import { z } from '@/domain/shared/zod';

const monto = () => leidoCon(entero(0, Number.MAX_SAFE_INTEGER), 0);

const esquemaTitular = z.object({
  id: esquemaId,
  nombre: z.string(),
  documento: leido(z.string()),
  /** Where they live, which is where what they pay comes in unless it is said otherwise. */
  sede_id: leido(esquemaId),
});

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
  /** Oldest period first; those exonerated and annulled too, which charge nothing. */
  mensualidades: listaLeida(esquemaFila),
  facturado: monto(),
  abonado: monto(),
  saldo: monto(),
  vencido: monto(),
});
export type EstadoDeCuenta = z.output<typeof esquemaEstadoDeCuenta>;

/** What was exonerated or annulled is shown, and charges nothing. Each total is the sum of what its rows say. */
export const armarEstadoDeCuenta = (
  participante: z.output<typeof esquemaTitular>,
  todas: readonly Mensualidad[],
  hoy: FechaCalendario,
): EstadoDeCuenta => {
  const mensualidades = ordenarPor(
    todas.map((m) => conVencimiento(m, hoy)),
    (m) => m.periodo,
    false,
  );
  return {
    participante,
    fecha: hoy,
    mensualidades,
    facturado: todas.reduce((suma, m) => suma + cobradoTrasAjustes(m), 0),
    abonado: todas.reduce((suma, m) => suma + totalAbonado(m.abonos), 0),
    saldo: sumarSaldos(todas),
    vencido: sumarSaldos(mensualidades.filter((m) => m.vencida)),
  };
};
