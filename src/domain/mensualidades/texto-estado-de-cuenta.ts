import type { EstadoDeCuenta } from '@/domain/mensualidades/estado-de-cuenta';
import { nombreDeCobro } from '@/domain/mensualidades/nombre-de-cobro';
import { formatearPesos } from '@/domain/shared/dinero/formatear-dinero';
import { formatearFecha } from '@/domain/shared/fechas';

const lineaDe = (m: EstadoDeCuenta['mensualidades'][number]): string => {
  const avisos = [
    ...(m.vencida ? ['vencida'] : []),
    ...(m.descuento > 0 ? [`con descuento de ${formatearPesos(m.descuento)}`] : []),
  ];
  const aviso = avisos.length > 0 ? ` (${avisos.join(', ')})` : '';
  return `- ${nombreDeCobro(m)}: ${formatearPesos(m.saldo)}${aviso}`;
};

/** The statement as a message to send to the family: what is owed, one line each, and what those lines add up to. */
export const textoEstadoDeCuenta = (estado: EstadoDeCuenta): string => {
  const deudas = estado.mensualidades.filter((m) => m.saldo > 0);
  const lineas = deudas.map(lineaDe);
  return [
    `Estado de cuenta de ${estado.participante.nombre}, ${formatearFecha(estado.fecha)}`,
    ...(lineas.length > 0 ? lineas : ['No tiene saldos pendientes.']),
    `Saldo total: ${formatearPesos(deudas.reduce((suma, m) => suma + m.saldo, 0))}`,
  ].join('\n');
};
