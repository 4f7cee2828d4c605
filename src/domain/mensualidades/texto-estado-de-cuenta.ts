import type { EstadoDeCuenta } from '@/domain/mensualidades/estado-de-cuenta';
import type { EstadoDePagador } from '@/domain/mensualidades/estado-de-pagador';
import { nombreDeCobro } from '@/domain/mensualidades/nombre-de-cobro';
import { formatearPesos } from '@/domain/shared/dinero/formatear-dinero';
import { formatearFecha } from '@/domain/shared/fechas';

const NADA = 'No tiene saldos pendientes.';

const lineaDe = (m: EstadoDeCuenta['mensualidades'][number]): string => {
  const avisos = [
    ...(m.vencida ? ['vencida'] : []),
    ...(m.descuento > 0 ? [`con descuento de ${formatearPesos(m.descuento)}`] : []),
  ];
  const aviso = avisos.length > 0 ? ` (${avisos.join(', ')})` : '';
  return `- ${nombreDeCobro(m)}: ${formatearPesos(m.saldo)}${aviso}`;
};

const deudasDe = ({ mensualidades }: Pick<EstadoDeCuenta, 'mensualidades'>) =>
  mensualidades.filter((m) => m.saldo > 0);

/** The statement as a message to send to the family: what is owed, one line each, and what those lines add up to. */
export const textoEstadoDeCuenta = (estado: EstadoDeCuenta): string => {
  const deudas = deudasDe(estado);
  return [
    `Estado de cuenta de ${estado.participante.nombre}, ${formatearFecha(estado.fecha)}`,
    ...(deudas.length > 0 ? deudas.map(lineaDe) : [NADA]),
    `Saldo total: ${formatearPesos(deudas.reduce((suma, m) => suma + m.saldo, 0))}`,
  ].join('\n');
};

/** The same for who pays: what is owed for each of those they pay for, and one total. */
export const textoEstadoDePagador = (estado: EstadoDePagador): string => {
  const { pagador, fecha, cuentas, saldo, a_favor } = estado;
  const deudas = cuentas.flatMap((cuenta) => {
    const lineas = deudasDe(cuenta).map(lineaDe);
    return lineas.length > 0 ? [cuenta.participante.nombre, ...lineas] : [];
  });
  return [
    `Estado de cuenta de ${pagador.nombre}, ${formatearFecha(fecha)}`,
    ...(deudas.length > 0 ? deudas : [NADA]),
    `Saldo total: ${formatearPesos(saldo)}`,
    ...(a_favor > 0 ? [`Saldo a favor, sin aplicar: ${formatearPesos(a_favor)}`] : []),
  ].join('\n');
};
