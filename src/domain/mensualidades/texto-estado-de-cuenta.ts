import type { EstadoDeCuenta } from '@/domain/mensualidades/estado-de-cuenta';
import { nombreDeCobro } from '@/domain/mensualidades/nombre-de-cobro';
import { formatearPesos } from '@/domain/shared/dinero/formatear-dinero';
import { formatearFecha } from '@/domain/shared/fechas';

/** The statement as a message to send to the family: what is owed, one line each, and the total. */
export const textoEstadoDeCuenta = (estado: EstadoDeCuenta): string => {
  const deudas = estado.mensualidades.filter((m) => m.saldo > 0);
  const lineas = deudas.map(
    (m) => `- ${nombreDeCobro(m)}: ${formatearPesos(m.saldo)}${m.vencida ? ' (vencida)' : ''}`,
  );
  return [
    `Estado de cuenta de ${estado.participante.nombre}, ${formatearFecha(estado.fecha)}`,
    ...(lineas.length > 0 ? lineas : ['No tiene saldos pendientes.']),
    `Saldo total: ${formatearPesos(estado.saldo)}`,
  ].join('\n');
};
