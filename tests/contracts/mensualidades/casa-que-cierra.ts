import { permisosDe } from '@tests/application/dobles/permisos';
import { unParticipante } from '@tests/builders/un-participante';
import { unaMensualidad } from '@tests/builders/una-mensualidad';
import { unaSede } from '@tests/builders/una-sede';
import { beforeEach } from 'vitest';
import { actualizarMensualidad } from '@/application/mensualidades/actualizar-mensualidad';
import { ajustarMensualidad } from '@/application/mensualidades/cierres/ajustar-mensualidad';
import { cierresDe } from '@/application/mensualidades/cierres/servicios-cierres';
import { crearMensualidad } from '@/application/mensualidades/crear-mensualidad';
import { generarMensualidades } from '@/application/mensualidades/generar-mensualidades';
import type { InformeDeMes } from '@/domain/mensualidades/cierres/informe-de-mes';
import { diaDelPeriodo, fechaEnBogota, type Periodo, periodoDe, sumarMeses } from '@/domain/shared/fechas';
import type { Id } from '@/domain/shared/id';
import { periodoEnPalabras } from '@/domain/shared/periodo-en-palabras';
import { cajaDe } from '../apoyo/caja';
import type { Mundo } from '../apoyo/mundo';

const reloj = { ahora: () => new Date() };
export const HOY = fechaEnBogota(reloj.ahora());
export const [ESTE, PASADO, ANTEPASADO] = [0, -1, -2].map((n) => sumarMeses(periodoDe(HOY), n)) as [
  Periodo,
  Periodo,
  Periodo,
];
export const dia = (mes: Periodo, n: number) => diaDelPeriodo(mes, n);
export const cerrado = (mes: Periodo) =>
  new RegExp(`^${periodoEnPalabras(mes).replace(/^./, (letra) => letra.toUpperCase())} está cerrado: `);

const casosDe = (m: Mundo) => {
  const comun = { cierres: m.cierres, permisos: permisosDe('ADMINISTRADOR'), reloj };
  const cobro = { leer: async () => ({ valor: null, dia: 5, gracia: 5 }) };
  return {
    ...cierresDe({ ...comun, arqueos: m.arqueos }),
    actualizar: actualizarMensualidad({ ...comun, mensualidades: m.mensualidades }),
    ajustar: ajustarMensualidad({ ...comun, abonos: m.abonos }),
    crear: crearMensualidad({
      ...comun,
      cobro,
      mensualidades: m.mensualidades,
      participantes: m.participantes,
    }),
    generar: generarMensualidades({ ...comun, cobro, generador: m.generador }),
  };
};

export const presente = <T>(valor: T | null | undefined): T => {
  if (valor === null || valor === undefined) throw new Error('El servicio no lo respondió');
  return valor;
};

/** Ana lives in a house and owes 800 of last month and 500 of this one. */
export const usarCasa = (mundo: () => Mundo) => {
  const casa = { sede: 0 as Id, ana: 0 as Id, pasada: 0 as Id, actual: 0 as Id };
  beforeEach(async () => {
    const { id: sede } = await mundo().sedes.crear(unaSede().llamada('Casa Bello').datos());
    const { id: ana } = await mundo().participantes.crear(
      unParticipante().llamado('Ana Ríos').enSede(sede).datos(),
    );
    const cobrar = async (valor: number, periodo: Periodo) =>
      (await mundo().mensualidades.crear(unaMensualidad().de(ana).con({ valor, periodo }).datos())).id;
    Object.assign(casa, {
      sede,
      ana,
      pasada: await cobrar(800, PASADO),
      actual: await cobrar(500, ESTE),
    });
  });
  const casos = () => casosDe(mundo());
  const pagar = (id: Id, valor: number, fecha: string, resto: object = {}) =>
    cajaDe(mundo()).registrar(id, { fecha, valor, medio: 'EFECTIVO', ...resto });
  const cerrar = (periodo = PASADO) => casos().cerrar({ periodo });
  const informeDe = async (periodo = PASADO): Promise<InformeDeMes> =>
    presente(await mundo().cierres.informe(periodo)).informe;
  const recaudoDe = async (mes: Periodo) =>
    presente(await mundo().finanzas.recaudo({ desde: dia(mes, 1), hasta: dia(sumarMeses(mes, 1), 1) }));
  return { casa, casos, pagar, cerrar, informeDe, recaudoDe };
};
