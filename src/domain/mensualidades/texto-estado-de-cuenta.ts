import type { EstadoDeCuenta } from '@/domain/mensualidades/estado-de-cuenta';
import type { EstadoDePagador } from '@/domain/mensualidades/estado-de-pagador';
import { nombreDeCobro } from '@/domain/mensualidades/nombre-de-cobro';
import { formatearPesos } from '@/domain/shared/dinero/formatear-dinero';
import { formatearFecha } from '@/domain/shared/fechas';

const NADA = 'No tiene saldos pendientes.';

const lineasDe = ({ mensualidades }: Pick<EstadoDeCuenta, 'mensualidades'>): string[] =>
  mensualidades
    .filter((m) => m.saldo > 0)
    .map((m) => `- ${nombreDeCobro(m)}: ${formatearPesos(m.saldo)}${m.vencida ? ' (vencida)' : ''}`);

/** The statement as a message to send to the family: what is owed, one line each, and the total. */
export const textoEstadoDeCuenta = (estado: EstadoDeCuenta): string => {
  const lineas = lineasDe(estado);
  return [
    `Estado de cuenta de ${estado.participante.nombre}, ${formatearFecha(estado.fecha)}`,
    ...(lineas.length > 0 ? lineas : [NADA]),
    `Saldo total: ${formatearPesos(estado.saldo)}`,
  ].join('\n');
};

/** The same for who pays: what is owed for each of those they pay for, and one total. */
export const textoEstadoDePagador = (estado: EstadoDePagador): string => {
  const { pagador, fecha, cuentas, saldo, a_favor } = estado;
  const deudas = cuentas.flatMap((cuenta) => {
    const lineas = lineasDe(cuenta);
    return lineas.length > 0 ? [cuenta.participante.nombre, ...lineas] : [];
  });
  return [
    `Estado de cuenta de ${pagador.nombre}, ${formatearFecha(fecha)}`,
    ...(deudas.length > 0 ? deudas : [NADA]),
    `Saldo total: ${formatearPesos(saldo)}`,
    ...(a_favor > 0 ? [`Saldo a favor, sin aplicar: ${formatearPesos(a_favor)}`] : []),
  ].join('\n');
};
