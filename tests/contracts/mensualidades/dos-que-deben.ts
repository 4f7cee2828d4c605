import { unParticipante } from '@tests/builders/un-participante';
import { unaMensualidad } from '@tests/builders/una-mensualidad';
import { beforeEach } from 'vitest';
import { fechaEnBogota, periodoDe, sumarDias, sumarMeses } from '@/domain/shared/fechas';
import type { Id } from '@/domain/shared/id';
import { cajaDe } from '../apoyo/caja';
import type { Mundo } from '../apoyo/mundo';
import { enEfectivo } from './abonos.contrato';

export const HOY = fechaEnBogota(new Date());
export const MES = periodoDe(HOY);

export const presente = <T>(valor: T | null): T => {
  if (valor === null) throw new Error('El servicio no lo ofrece');
  return valor;
};

/** Ana and Beto before every test, and how they are charged and pay. */
export const usarDosQueDeben = (mundo: () => Mundo) => {
  const casa: { ana: Id; beto: Id } = { ana: 0, beto: 0 };
  beforeEach(async () => {
    const crear = async (nombre: string) =>
      (await mundo().participantes.crear(unParticipante().llamado(nombre).datos())).id;
    Object.assign(casa, { ana: await crear('Ana Ríos'), beto: await crear('Beto Álvarez') });
  });
  const cobrar = async (
    de: Id,
    valor: number,
    dias: number,
    extra: { pagador?: Id; atras?: number } = {},
  ) => {
    const datos = unaMensualidad()
      .de(de)
      .con({ valor, periodo: sumarMeses(MES, -(extra.atras ?? 0)), fecha_vencimiento: sumarDias(HOY, -dias) })
      .con(extra.pagador === undefined ? {} : { id_acudiente: extra.pagador })
      .datos();
    return mundo().mensualidades.crear(datos);
  };
  const abonar = (id: Id, valor: number, fecha = HOY) =>
    cajaDe(mundo()).registrar(id, enEfectivo(valor, { fecha }));
  return { casa, cobrar, abonar };
};

export type DosQueDeben = ReturnType<typeof usarDosQueDeben>;
