import type { Recordatorio } from '@/domain/mensualidades/cobranza/cola-de-recordatorios';
import type { CuentaDePago } from '@/domain/mensualidades/papel-de-cobro';
import { formatearPesos } from '@/domain/shared/dinero/formatear-dinero';
import { fechaEnBogota, formatearFecha } from '@/domain/shared/fechas';
import { horaEnBogota } from '@/domain/shared/hora-en-bogota';
import { nombresBreves, primerNombre } from '@/domain/shared/nombre-breve';

export interface Remitente {
  nombre: string;
  /** Where fees are paid. */
  cuentas: readonly CuentaDePago[];
}

const saludo = (ahora: Date): string =>
  horaEnBogota(ahora.toISOString()) < '12:00' ? 'Buenos días' : 'Buenas tardes';

type Cobro = Recordatorio['cobros'][number];

/** How each is said, by their whole name; nobody when they pay for one: they know whom it is for. */
type Nombres = ReadonlyMap<string, string>;

/** Never whole: a message is read over a shoulder, and on a locked phone. */
const nombresDe = (participantes: Recordatorio['participantes']): Nombres => {
  if (participantes.length < 2) return new Map();
  const completos = participantes.map(({ nombre }) => nombre);
  const breves = nombresBreves(completos);
  return new Map(completos.map((completo, i) => [completo, breves[i] ?? '']));
};

const lineaDe = (cobro: Cobro, nombres: Nombres): string => {
  const nombre = nombres.get(cobro.participante_nombre);
  const de = nombre ? ` (${nombre})` : '';
  const vence = cobro.vence
    ? `, ${cobro.vencido ? 'venció' : 'vence'} el ${formatearFecha(cobro.vence)}`
    : '';
  return `- ${cobro.concepto}${de}: ${formatearPesos(cobro.saldo)}${vence}`;
};

const bloque = (titulo: string, total: number, cobros: readonly Cobro[], nombres: Nombres): string[] =>
  cobros.length === 0
    ? []
    : ['', `${titulo}: ${formatearPesos(total)}`, ...cobros.map((cobro) => lineaDe(cobro, nombres))];

const cuentaEnTexto = ({ banco, tipo, numero, titular }: CuentaDePago): string =>
  `- ${banco}, ${tipo}: ${numero}${titular ? `, a nombre de ${titular}` : ''}`;

/**
 * What is written to who pays: who writes, what is overdue apart from what is coming, and how to pay. It says nothing of
 * what the foundation does, nor why it is owed. `enlace` is where they may see their account.
 */
export const textoDeRecordatorio = (
  recordatorio: Pick<
    Recordatorio,
    'nombre' | 'participantes' | 'cobros' | 'vencido' | 'por_vencer' | 'a_favor'
  >,
  { nombre, cuentas }: Remitente,
  ahora: Date,
  enlace: string | null = null,
): string => {
  const { cobros, vencido, por_vencer, a_favor } = recordatorio;
  const nombres = nombresDe(recordatorio.participantes);
  const de = (vencidos: boolean) => cobros.filter((cobro) => cobro.vencido === vencidos);
  return [
    `${saludo(ahora)}, ${primerNombre(recordatorio.nombre)}. Le escribe ${nombre}.`,
    `Le recordamos su cuenta al ${formatearFecha(fechaEnBogota(ahora))}.`,
    ...bloque('Vencido', vencido, de(true), nombres),
    ...bloque('Próximo a vencer', por_vencer, de(false), nombres),
    ...(a_favor > 0 ? ['', `Tiene a favor, sin aplicar: ${formatearPesos(a_favor)}`] : []),
    ...(cuentas.length > 0 ? ['', 'Puede pagar en:', ...cuentas.map(cuentaEnTexto)] : []),
    ...(enlace ? ['', `Vea su cuenta: ${enlace}`] : []),
    '',
    'Si ya pagó, no tenga en cuenta este mensaje y envíenos el comprobante. Gracias.',
  ].join('\n');
};
