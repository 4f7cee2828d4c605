import { unParticipante } from '@tests/builders/un-participante';
import { unaSede } from '@tests/builders/una-sede';
import { describe, expect, it } from 'vitest';
import type { Id } from '@/domain/shared/id';
import { ID_INEXISTENTE, idsDe } from '../apoyo/ids';
import { type AbrirMundo, usarMundo } from '../apoyo/mundo';
import { rechazo } from '../apoyo/rechazo';
import { estanciasConSuPersona } from './estancias-con-su-persona.contrato';
import { mesaDeEstancias } from './mesa-de-estancias';

const PAGINA = { pagina: 1, limite: 10 };

/** The rules are of the use-cases; each adapter keeps what they say, with the person and at once. */
export const contratoLibroDeEstancias = (nombre: string, crearAdaptador: AbrirMundo): void => {
  describe(`LibroDeEstancias: ${nombre}`, () => {
    const mundo = usarMundo(crearAdaptador);
    const { hoy, dia, crear, cambiar, libro, actual, enCasa, salir, persona } = mesaDeEstancias(mundo);
    estanciasConSuPersona(mundo);

    describe('registrar', () => {
      it('puts the person on a permission, with its days in the person and in the list', async () => {
        const { id, estancia } = await enCasa();
        const despues = await salir(estancia.id, { regreso_previsto: dia(1), motivo: 'Visita' });
        expect(despues.eventos).toMatchObject([
          {
            tipo: 'PERMISO',
            salida: dia(-2),
            regreso_previsto: dia(1),
            regreso_real: null,
            motivo: 'Visita',
          },
        ]);
        expect(await actual(id)).toEqual(despues);
        const dice = { estado: 'CON_PERMISO', salida_permiso: dia(-2), regreso_previsto: dia(1) };
        expect(await persona(id)).toMatchObject({ ...dice, version: 2 });
        expect((await mundo().participantes.buscar(PAGINA)).datos).toMatchObject([dice]);
      });

      it('refuses a second one, and leaves everything as it was', async () => {
        const { id, estancia } = await enCasa();
        await salir(estancia.id);
        await rechazo(salir(estancia.id), 'CONFLICTO');
        await rechazo(salir(ID_INEXISTENTE), 'NO_ENCONTRADO');
        expect((await actual(id)).eventos).toHaveLength(1);
        expect((await persona(id))?.version).toBe(2);
      });

      it('does it once for the same key, and refuses the key with other days', async () => {
        const { id, estancia } = await enCasa();
        const [clave, datos] = [{ clave: `permiso-${Date.now()}` }, { tipo: 'PERMISO', salida: hoy }];
        const primera = await libro().registrar(estancia.id, datos, clave);
        expect(await libro().registrar(estancia.id, datos, clave)).toEqual(primera);
        await rechazo(libro().registrar(estancia.id, { ...datos, salida: dia(-1) }, clave), 'VALIDACION');
        expect((await actual(id)).eventos).toHaveLength(1);
      });

      it('of two at once, one', async () => {
        const { id, estancia } = await enCasa();
        const intentos = await Promise.allSettled([salir(estancia.id), salir(estancia.id)]);
        expect(intentos.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
        expect((await actual(id)).eventos).toHaveLength(1);
      });
    });

    describe('corregir', () => {
      const fuera = async (cambios: object = {}) => {
        const { id, estancia } = await enCasa();
        const [evento] = (await salir(estancia.id, { regreso_previsto: dia(-1), ...cambios })).eventos;
        if (!evento) throw new Error('El permiso no quedó');
        const corregir = (que: object) => libro().corregir(estancia.id, evento.id, que);
        return { id, estancia, evento, corregir };
      };

      it('another day is seen in the person; the return makes them ACTIVO', async () => {
        const { id, corregir } = await fuera();
        await corregir({ regreso_previsto: dia(3), version: 1 });
        expect(await persona(id)).toMatchObject({ estado: 'CON_PERMISO', regreso_previsto: dia(3) });
        const { eventos } = await corregir({ regreso_real: dia(-1), motivo: 'Volvió' });
        expect(eventos).toMatchObject([{ regreso_real: dia(-1), motivo: 'Volvió', version: 3 }]);
        expect(await persona(id)).toMatchObject({
          estado: 'ACTIVO',
          salida_permiso: null,
          regreso_previsto: null,
        });
      });

      it('the return that the badge writes is of today', async () => {
        const { id } = await fuera();
        await cambiar(id, { estado: 'ACTIVO' });
        expect((await actual(id)).eventos).toMatchObject([{ regreso_real: hoy }]);
      });

      it('the return that a tap wrote by mistake and another took back leaves the leave as it was', async () => {
        const { id, evento } = await fuera();
        await cambiar(id, { estado: 'ACTIVO' });
        await cambiar(id, { estado: 'CON_PERMISO' });
        expect((await actual(id)).eventos).toMatchObject([
          { id: evento.id, salida: dia(-2), regreso_previsto: dia(-1), regreso_real: null },
        ]);
        expect(await persona(id)).toMatchObject({
          ...{ estado: 'CON_PERMISO', salida_permiso: dia(-2), regreso_previsto: dia(-1) },
        });
        const { datos } = await mundo().participantes.buscar({ ...PAGINA, permiso: 'VENCIDO' });
        expect(idsDe(datos)).toEqual([String(id)]);
        expect(await mundo().tablero.resumen()).toMatchObject({ no_han_vuelto: 1 });
      });

      it('an egreso by mistake of somebody on leave, corrected, lets them leave again', async () => {
        const { id, estancia } = await fuera();
        await cambiar(id, { estado: 'EGRESADO', fecha_egreso: hoy, tipo_egreso: 'ABANDONO' });
        await cambiar(id, { estado: 'ACTIVO' });
        expect((await actual(id)).eventos).toMatchObject([{ salida: dia(-2), regreso_real: hoy }]);
        const { eventos } = await salir(estancia.id, { salida: hoy, regreso_previsto: dia(2) });
        expect(eventos).toMatchObject([{ salida: hoy, regreso_real: null }, { regreso_real: hoy }]);
        expect(await persona(id)).toMatchObject({ estado: 'CON_PERMISO', regreso_previsto: dia(2) });
      });

      it('refuses what another one changed, with the stay, and what is not there', async () => {
        const { estancia, corregir } = await fuera();
        await corregir({ motivo: 'Una' });
        const error = await rechazo(corregir({ motivo: 'Otra', version: 1 }), 'VERSION_OBSOLETA');
        expect(error.actual).toMatchObject({ id: estancia.id, eventos: [{ motivo: 'Una' }] });
        await rechazo(libro().corregir(estancia.id, ID_INEXISTENTE, {}), 'NO_ENCONTRADO');
        await rechazo(libro().corregir(ID_INEXISTENTE, 1, {}), 'NO_ENCONTRADO');
      });
    });

    it('who is late and who comes back today are found, and counted the same', async () => {
      const conRegreso = async (regreso_previsto: string | null) => {
        const { id, estancia } = await enCasa();
        await salir(estancia.id, { regreso_previsto });
        return id;
      };
      const tarde = await conRegreso(dia(-1));
      const deHoy = await conRegreso(hoy);
      await conRegreso(dia(1));
      await conRegreso(null);
      const hallados = async (permiso: 'VENCIDO' | 'HOY') =>
        idsDe((await mundo().participantes.buscar({ ...PAGINA, permiso })).datos);
      expect(await hallados('VENCIDO')).toEqual([String(tarde)]);
      expect(await hallados('HOY')).toEqual([String(deHoy)]);
      expect(await mundo().tablero.resumen()).toMatchObject({ no_han_vuelto: 1, vuelven_hoy: 1 });
      await cambiar(tarde, { estado: 'EGRESADO', fecha_egreso: hoy, tipo_egreso: 'ABANDONO' });
      expect(await hallados('VENCIDO')).toEqual([]);
      expect((await actual(tarde)).eventos).toMatchObject([{ regreso_real: null }]);
    });

    it('counts who lived in each sede some day, and who will, without those expected to leave', async () => {
      const [una, otra] = [
        await mundo().sedes.crear(unaSede().llamada('Casa Bello').datos()),
        await mundo().sedes.crear(unaSede().llamada('Casa Urabá').datos()),
      ];
      const dentro = unParticipante().enEstado('ACTIVO').enSede(una.id).delArea('HOMBRES');
      await crear(dentro.con({ fecha_egreso_prevista: dia(10) }));
      const movida = await crear(dentro.delArea('MUJERES').queIngreso('2026-02-01'));
      await cambiar(movida.id, { sede_id: otra.id });
      const egreso = { estado: 'EGRESADO', fecha_egreso: '2026-03-01', tipo_egreso: 'ABANDONO' } as const;
      await crear(dentro.con(egreso));
      await crear(unParticipante().enEstado('ACTIVO').queIngreso('2026-06-01'));
      const en = async (fecha?: string) =>
        (await libro().ocupacion(fecha))?.map(
          ({ sede_id, ocupacion_hombres: h, ocupacion_mujeres: m, ...resto }) => [
            sede_id,
            h,
            m,
            resto.ocupacion_sin_area,
          ],
        );
      expect(await en('2026-01-09')).toEqual([]);
      expect(await en('2026-01-10')).toEqual([[una.id, 2, 0, 0]]);
      expect(await en('2026-02-28')).toEqual([[una.id, 2, 1, 0]]);
      expect(await en('2026-03-01')).toEqual([[una.id, 1, 1, 0]]);
      const deHoy = [
        [una.id, 1, 0, 0],
        [otra.id, 0, 1, 0],
        [null, 0, 0, 1],
      ];
      expect(await en()).toEqual(deHoy);
      expect(await en(dia(9))).toEqual(deHoy);
      expect(await en(dia(10))).toEqual(deHoy.slice(1));
      await rechazo(libro().ocupacion(dia(31)), 'VALIDACION');
    });

    it('tells who came and who went in some days, in the sede where they were then', async () => {
      const una = await mundo().sedes.crear(unaSede().llamada('Casa Bello').datos());
      const otra = await mundo().sedes.crear(unaSede().llamada('Casa Urabá').datos());
      const dentro = unParticipante().enEstado('ACTIVO').enSede(una.id);
      const nueva = await crear(dentro.queIngreso(dia(-1)));
      const fuera = await crear(dentro.queIngreso('2026-01-10'));
      const { id: estancia } = await actual(fuera.id);
      const [evento] = (await salir(estancia, { salida: dia(-3), regreso_previsto: dia(2) })).eventos;
      await libro().corregir(estancia, evento?.id ?? 0, { regreso_real: dia(-1) });
      await cambiar(fuera.id, { sede_id: otra.id });
      await cambiar(nueva.id, { estado: 'EGRESADO', fecha_egreso: hoy, tipo_egreso: 'ABANDONO' });
      const entre = async (desde: string, hasta: string, sede_id?: Id) =>
        (await libro().movimientos({ desde, hasta, sede_id }))?.map((movimiento) => [
          movimiento.tipo,
          movimiento.dia,
          movimiento.participante_id,
        ]);
      const ingreso = ['INGRESO', dia(-1), nueva.id];
      const regreso = ['REGRESO', dia(-1), fuera.id];
      const traslado = ['TRASLADO', hoy, fuera.id];
      const egreso = ['EGRESO', hoy, nueva.id];
      expect(await entre(dia(-1), hoy)).toEqual([ingreso, regreso, traslado, egreso]);
      expect(await entre(dia(-3), dia(-2))).toEqual([['SALIDA', dia(-3), fuera.id]]);
      expect(await entre(dia(-3), dia(-2), una.id)).toHaveLength(1);
      expect(await entre(dia(-1), hoy, otra.id)).toEqual([traslado]);
      expect(await entre('2026-01-10', '2026-01-10', una.id)).toEqual([['INGRESO', '2026-01-10', fuera.id]]);
      expect(await entre(dia(-2), dia(-2))).toEqual([]);
      expect(await libro().movimientos({ desde: dia(-3), hasta: dia(-3) })).toMatchObject([
        { participante_nombre: fuera.nombre, sede_id: una.id, regreso_previsto: dia(2), tipo_egreso: null },
      ]);
      expect(await libro().movimientos({ desde: hoy, hasta: hoy })).toMatchObject([
        { sede_id: otra.id, desde_sede_id: una.id },
        { sede_id: una.id, desde_sede_id: null, tipo_egreso: 'ABANDONO' },
      ]);
      await rechazo(libro().movimientos({ desde: dia(-40), hasta: hoy }), 'VALIDACION');
      await rechazo(libro().movimientos({ desde: hoy, hasta: dia(-1) }), 'VALIDACION');
    });

    it('leaves a line in the history for each', async () => {
      const { estancia } = await enCasa();
      await salir(estancia.id);
      const lineas = async (entidad: 'estancia' | 'evento_de_estancia') =>
        (await mundo().actividad.buscar({ ...PAGINA, entidad }))?.datos.map(({ accion }) => accion);
      expect(await lineas('estancia')).toEqual(['CREAR']);
      expect(await lineas('evento_de_estancia')).toEqual(['CREAR']);
    });
  });
};
