import { unAcudiente } from '@tests/builders/un-acudiente';
import { unParticipante } from '@tests/builders/un-participante';
import { unaMensualidad } from '@tests/builders/una-mensualidad';
import { unaSede } from '@tests/builders/una-sede';
import { beforeEach } from 'vitest';
import type { CriteriosAbonos } from '@/domain/mensualidades/criterios-abonos';
import { sumarMeses } from '@/domain/shared/fechas';
import type { Id } from '@/domain/shared/id';
import { cajaDePagos } from '../apoyo/caja';
import type { Mundo } from '../apoyo/mundo';
import { mesaDeEstancias } from '../participantes/mesa-de-estancias';
import { ESTE, HOY, PASADO, presente, usarCasa } from './casa-que-cierra';

/** Eva lives in Bello and owes 500 of last month and 500 of this one; Apartadó is the other house. */
export const usarDosCasas = (mundo: () => Mundo) => {
  const mesa = mesaDeEstancias(mundo);
  const { casos, cerrar, informeDe, pagar } = usarCasa(mundo);
  const casa = { bello: 0 as Id, apartado: 0 as Id, eva: 0 as Id, pasada: 0 as Id, actual: 0 as Id };
  const cobrar = async (de: Id, periodo = ESTE, id_acudiente?: Id) =>
    (
      await mundo().mensualidades.crear(
        unaMensualidad().de(de).con({ valor: 500, periodo, id_acudiente }).datos(),
      )
    ).id;
  const recibir = async (nombre: string, sede: Id) =>
    (await mesa.crear(unParticipante().llamado(nombre).enEstado('ACTIVO').enSede(sede))).id;
  beforeEach(async () => {
    const abrir = async (nombre: string) => (await mundo().sedes.crear(unaSede().llamada(nombre).datos())).id;
    const [bello, apartado] = [await abrir('Casa de Bello'), await abrir('Casa de Apartadó')];
    const eva = await recibir('Eva Ruiz', bello);
    Object.assign(casa, { bello, apartado, eva });
    Object.assign(casa, { pasada: await cobrar(eva, PASADO), actual: await cobrar(eva) });
  });
  const trasladar = (sede_id: Id = casa.apartado, quien: Id = casa.eva) => mesa.cambiar(quien, { sede_id });
  const recaudo = async (sede_id: Id, rango = { desde: HOY, hasta: HOY }) =>
    presente(await mundo().finanzas.recaudo({ ...rango, sede_id }));
  const enCadaCasa = <T>(leer: (sede: Id) => Promise<T>) =>
    Promise.all([leer(casa.bello), leer(casa.apartado)]);
  const recibido = (fecha = HOY) =>
    enCadaCasa(async (sede) => (await recaudo(sede, { desde: fecha, hasta: fecha })).total);
  const enCaja = (fecha = HOY) =>
    enCadaCasa(async (sede_id) => {
      const { esperado } = presente(await mundo().arqueos.deCaja({ desde: fecha, hasta: fecha, sede_id }));
      return esperado.recibido - esperado.devuelto;
    });
  const filas = async (filtro: Partial<CriteriosAbonos>) =>
    (await mundo().abonos.buscar({ pagina: 1, limite: 50, anulados: true, ...filtro }))?.datos ?? [];
  const sumado = () =>
    enCadaCasa(async (sede_id) => presente(await mundo().abonos.sumar({ sede_id })).recibido);
  const abonosDe = async (id: Id) => presente(await mundo().mensualidades.obtener(id)).abonos;

  /** Rosa pays in Bello for Eva, who lives there, and for Luis, who lives in Apartadó. */
  const pagarPorLosDos = async (sede_id?: Id) => {
    const luis = await recibir('Luis Ruiz', casa.apartado);
    const rosa = async (de: Id) =>
      (
        await mundo().acudientes.crear(
          unAcudiente()
            .de(de)
            .llamado('Rosa', 'Ruiz')
            .con({ tipo_documento: 'CC', numero_documento: '43111222', es_responsable_pago: true })
            .datos(),
        )
      ).id;
    const [deEva, deLuis] = [await rosa(casa.eva), await rosa(luis)];
    const [una, otra] = [
      await cobrar(casa.eva, sumarMeses(ESTE, 1), deEva),
      await cobrar(luis, sumarMeses(ESTE, 1), deLuis),
    ];
    await cajaDePagos(mundo()).registrar(`acudiente-${deEva}`, {
      fecha: HOY,
      valor: 350,
      medio: 'EFECTIVO',
      sede_id,
      partes: [
        { mensualidad_id: una, valor: 300 },
        { mensualidad_id: otra, valor: 50 },
      ],
    });
    return { una, otra };
  };
  return {
    mesa,
    casos,
    cerrar,
    informeDe,
    pagar,
    casa,
    cobrar,
    recibir,
    trasladar,
    enCadaCasa,
    recaudo,
    recibido,
    enCaja,
    filas,
    sumado,
    abonosDe,
    pagarPorLosDos,
  };
};
