import { unParticipante } from '@tests/builders/un-participante';
import { unaMensualidad } from '@tests/builders/una-mensualidad';
import { unaSede } from '@tests/builders/una-sede';
import { describe, expect, it } from 'vitest';
import { type AbrirMundo, usarMundo } from '../apoyo/mundo';

export const contratoTablero = (nombre: string, crearAdaptador: AbrirMundo): void => {
  describe(`Tablero: ${nombre}`, () => {
    const mundo = usarMundo(crearAdaptador);

    it('counts nothing when there is nothing', async () => {
      expect(await mundo().tablero.estadisticas()).toMatchObject({ participantes: 0, mensualidades: 0 });
    });

    it('counts participantes, mensualidades and free places', async () => {
      const sede = await mundo().sedes.crear(unaSede().conCupos(5, 2).datos());
      const dentro = unParticipante().enSede(sede.id).delArea('HOMBRES').enEstado('ACTIVO');
      const { id } = await mundo().participantes.crear(dentro.datos());
      await mundo().participantes.crear(unParticipante().datos());
      await mundo().mensualidades.crear(unaMensualidad().de(id).datos());
      expect(await mundo().tablero.estadisticas()).toMatchObject({
        participantes: 2,
        preingreso: 1,
        activos: 1,
        con_permiso: 0,
        egresados: 0,
        mensualidades: 1,
        cupos_disponibles: 6,
      });
    });

    it('adds what is owed past its due date', async () => {
      const { id } = await mundo().participantes.crear(unParticipante().datos());
      await mundo().mensualidades.crear(unaMensualidad().de(id).delMes('2020-01').porValor(300_000).datos());
      await mundo().mensualidades.crear(unaMensualidad().de(id).delMes('2099-01').porValor(500_000).datos());
      expect((await mundo().tablero.estadisticas()).cartera_vencida).toBe(300_000);
    });

    describe('resumen', () => {
      const resumen = async () => {
        const leido = await mundo().tablero.resumen();
        if (!leido) throw new Error('Este servicio debe dar el resumen');
        return leido;
      };

      it('has nothing to say about an empty house', async () => {
        expect(await resumen()).toMatchObject({
          vencidas: 0,
          sin_mensualidad: 0,
          sin_autorizacion: 0,
          egresos_previstos: 0,
          ocupacion: [],
          cartera: { AL_DIA: 0, DE_1_A_30: 0, DE_31_A_60: 0, DE_61_A_90: 0, MAS_DE_90: 0 },
        });
      });

      it('counts what its own filters find', async () => {
        const { periodo, egresos_hasta } = await resumen();
        const activo = unParticipante().enEstado('ACTIVO').queIngreso('2020-01-01');
        await mundo().participantes.crear(activo.datos());
        await mundo().participantes.crear(
          activo.conAutorizacion().con({ fecha_egreso_prevista: egresos_hasta }).datos(),
        );
        const conMes = await mundo().participantes.crear(activo.conAutorizacion().datos());
        await mundo().mensualidades.crear(unaMensualidad().de(conMes.id).delMes(periodo).datos());
        const volvio = await mundo().participantes.crear(activo.conAutorizacion().datos());
        const { id } = await mundo().mensualidades.crear(
          unaMensualidad().de(volvio.id).delMes(periodo).datos(),
        );
        const porEgreso = { descuento: 850_000, descuento_antes_del_egreso: 0, motivo_anulacion: 'Egreso' };
        await mundo().mensualidades.actualizar(id, porEgreso, 'EXONERADA');
        const hecho = await resumen();
        const total = async (filtro: object) =>
          (await mundo().participantes.buscar({ pagina: 1, limite: 1, ...filtro })).total;
        expect(hecho).toMatchObject({ sin_mensualidad: 3, sin_autorizacion: 1, egresos_previstos: 1 });
        expect(hecho.sin_mensualidad).toBe(await total({ sin_mensualidad: periodo }));
        expect(hecho.sin_autorizacion).toBe(await total({ sin_autorizacion: true }));
        expect(hecho.egresos_previstos).toBe(await total({ egreso_previsto_hasta: egresos_hasta }));
      });

      it('gives the occupancy of each open sede, by name and area', async () => {
        const bello = await mundo().sedes.crear(unaSede().llamada('Casa Bello').conCupos(5, 2).datos());
        await mundo().sedes.crear(unaSede().llamada('Casa Apartadó').conCupos(3, 0).datos());
        const cerrada = await mundo().sedes.crear(unaSede().llamada('Cerrada').datos());
        await mundo().sedes.actualizar(cerrada.id, { estado: 'INACTIVA' });
        const dentro = unParticipante().enSede(bello.id).delArea('MUJERES');
        await mundo().participantes.crear(dentro.enEstado('ACTIVO').datos());
        await mundo().participantes.crear(dentro.enEstado('CON_PERMISO').datos());
        await mundo().participantes.crear(dentro.enEstado('PREINGRESO').datos());
        const { ocupacion } = await resumen();
        expect(ocupacion.map(({ sede_id: _id, ...cifras }) => cifras)).toEqual([
          {
            nombre: 'Casa Apartadó',
            capacidad_hombres: 3,
            ocupacion_hombres: 0,
            capacidad_mujeres: 0,
            ocupacion_mujeres: 0,
          },
          {
            nombre: 'Casa Bello',
            capacidad_hombres: 5,
            ocupacion_hombres: 0,
            capacidad_mujeres: 2,
            ocupacion_mujeres: 2,
          },
        ]);
      });

      it('gives copies: changing them changes nothing of what is counted', async () => {
        await mundo().sedes.crear(unaSede().conCupos(5, 2).datos());
        const leido = await resumen();
        const [sede] = leido.ocupacion;
        if (sede) sede.capacidad_hombres = 99;
        leido.cartera.AL_DIA = 99;
        expect((await resumen()).ocupacion[0]?.capacidad_hombres).toBe(5);
        expect((await resumen()).cartera.AL_DIA).toBe(0);
      });

      it('adds what was charged each month, and what is owed by age', async () => {
        const { periodo } = await resumen();
        const { id } = await mundo().participantes.crear(unParticipante().datos());
        const mensualidad = (mes: string, valor: number) =>
          unaMensualidad().de(id).delMes(mes).porValor(valor);
        await mundo().mensualidades.crear(mensualidad('2020-01', 300_000).datos());
        await mundo().mensualidades.crear(mensualidad('2099-01', 500_000).datos());
        await mundo().mensualidades.crear(
          mensualidad(periodo, 850_000)
            .con({ descuento: 50_000, concepto: 'INGRESO', fecha_vencimiento: '2099-12-01' })
            .datos(),
        );
        const { tendencia, cartera, vencidas } = await resumen();
        expect(tendencia).toHaveLength(6);
        expect(tendencia.at(-1)).toEqual({ periodo, facturado: 800_000, recaudado: 0 });
        expect(tendencia.at(-2)).toMatchObject({ facturado: 0, recaudado: 0 });
        expect(cartera).toEqual({
          AL_DIA: 1_300_000,
          DE_1_A_30: 0,
          DE_31_A_60: 0,
          DE_61_A_90: 0,
          MAS_DE_90: 300_000,
        });
        expect(vencidas).toBe(1);
      });
    });
  });
};
