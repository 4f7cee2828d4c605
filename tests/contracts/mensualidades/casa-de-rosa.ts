import { unAcudiente } from '@tests/builders/un-acudiente';
import { unParticipante } from '@tests/builders/un-participante';
import { unaMensualidad } from '@tests/builders/una-mensualidad';
import { beforeEach } from 'vitest';
import type { Mensualidad } from '@/domain/mensualidades/mensualidad';
import type { DatosDevolucion } from '@/domain/mensualidades/saldo-a-favor';
import { fechaEnBogota, sumarDias } from '@/domain/shared/fechas';
import type { Id } from '@/domain/shared/id';
import { cajaDe } from '../apoyo/caja';
import type { Mundo } from '../apoyo/mundo';
import { enEfectivo } from './abonos.contrato';

export const HOY = fechaEnBogota(new Date());
const ROSA = {
  tipo_documento: 'CC',
  numero_documento: '43111222',
  es_responsable_pago: true,
  autorizado_informacion: true,
} as const;

export const ultimo = ({ abonos }: Mensualidad) => {
  const abono = abonos.at(-1);
  if (!abono) throw new Error('La mensualidad no tiene abonos');
  return abono;
};

/** Rosa pays for Ana and for Beto, and is written once for each. */
export const usarCasaDeRosa = (mundo: () => Mundo) => {
  const casa: { ana: Id; beto: Id; rosaDeAna: Id; rosaDeBeto: Id } = {
    ana: 0,
    beto: 0,
    rosaDeAna: 0,
    rosaDeBeto: 0,
  };
  beforeEach(async () => {
    const crear = async (nombre: string) =>
      (await mundo().participantes.crear(unParticipante().llamado(nombre).datos())).id;
    const [ana, beto] = [await crear('Ana Peña'), await crear('Beto Peña')];
    const rosa = async (de: Id) =>
      (await mundo().acudientes.crear(unAcudiente().de(de).llamado('Rosa', 'Peña').con(ROSA).datos())).id;
    Object.assign(casa, { ana, beto, rosaDeAna: await rosa(ana), rosaDeBeto: await rosa(beto) });
  });
  const cobrar = (de: Id, id_acudiente: Id | undefined, valor: number, periodo = '2026-10') =>
    mundo().mensualidades.crear(
      unaMensualidad()
        .de(de)
        .con({ valor, periodo, fecha_vencimiento: sumarDias(HOY, -5), id_acudiente })
        .datos(),
    );
  const pagarDeMas = (id: Id, valor: number, a_favor: number, resto: object = {}) =>
    cajaDe(mundo()).registrar(id, enEfectivo(valor, { fecha: HOY, a_favor, ...resto }));
  const claveDe = (id: Id) => `acudiente-${id}`;
  const saldo = async (clave = claveDe(casa.rosaDeAna)) => (await mundo().saldosAFavor.obtener(clave))?.saldo;
  const aplicar = (id: Id, valor: number, opciones?: { clave: string }) =>
    cajaDe(mundo()).aplicar(id, { valor }, opciones);
  const devolver = (valor: number, resto: Partial<DatosDevolucion> = {}, opciones?: { clave: string }) =>
    cajaDe(mundo()).devolver(
      claveDe(casa.rosaDeBeto),
      { fecha: HOY, valor, medio: 'EFECTIVO', motivo: 'La familia lo pidió', ...resto },
      opciones,
    );
  /** Ana's fee of 300, paid with 350. */
  const conCincuenta = async () => {
    const deAna = await cobrar(casa.ana, casa.rosaDeAna, 300);
    return pagarDeMas(deAna.id, 350, 50);
  };
  return { casa, cobrar, pagarDeMas, claveDe, saldo, aplicar, devolver, conCincuenta };
};

export type CasaDeRosa = ReturnType<typeof usarCasaDeRosa>;
