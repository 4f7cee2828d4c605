import { unParticipante } from '@tests/builders/un-participante';
import { unaSede } from '@tests/builders/una-sede';
import { describe, expect, it } from 'vitest';
import { importarParticipantes } from '@/application/participantes/importar-participantes';
import { ID_INEXISTENTE, idsDe } from '../apoyo/ids';
import type { Mundo } from '../apoyo/mundo';
import { rechazo } from '../apoyo/rechazo';
import { mesaDeEstancias } from './mesa-de-estancias';

export const estanciasConSuPersona = (mundo: () => Mundo): void => {
  const { hoy, dia, deps, crear, cambiar, deQuien, actual, enCasa, salir, persona } = mesaDeEstancias(mundo);

  describe('with their participante', () => {
    it('a leave and a return are of the day on which they happened, when it is told', async () => {
      const { id } = await enCasa();
      const fuera = await cambiar(id, { estado: 'CON_PERMISO', ocurrio_el: dia(-2) });
      expect(fuera).toMatchObject({ salida_permiso: dia(-2) });
      expect(fuera).not.toHaveProperty('ocurrio_el');
      await cambiar(id, { estado: 'ACTIVO', ocurrio_el: dia(-1) });
      expect(await actual(id)).toMatchObject({ eventos: [{ salida: dia(-2), regreso_real: dia(-1) }] });
      expect(await persona(id)).not.toHaveProperty('ocurrio_el');
    });

    it('a return told of before its leave, by a clock that goes wrong, is of the day of the leave', async () => {
      const { id } = await enCasa();
      await cambiar(id, { estado: 'CON_PERMISO', ocurrio_el: dia(-2) });
      await cambiar(id, { estado: 'ACTIVO', ocurrio_el: dia(-4) });
      expect(await actual(id)).toMatchObject({ eventos: [{ salida: dia(-2), regreso_real: dia(-2) }] });
    });

    it('begins with whoever comes in, and not with whoever waits', async () => {
      const sede = await mundo().sedes.crear(unaSede().datos());
      const espera = await crear(unParticipante().queIngreso('2026-02-01'));
      expect(await deQuien(espera.id)).toEqual([]);
      await cambiar(espera.id, { estado: 'ACTIVO', sede_id: sede.id, fase: 'ACOGIDA' });
      expect(await deQuien(espera.id)).toMatchObject([
        {
          participante_id: espera.id,
          fecha_ingreso: '2026-02-01',
          sede_id: sede.id,
          fase: 'ACOGIDA',
          fecha_egreso: null,
          version: 1,
          eventos: [],
        },
      ]);
      const { id } = await crear(unParticipante().enEstado('CON_PERMISO'));
      expect((await actual(id)).eventos).toMatchObject([{ tipo: 'PERMISO', salida: null }]);
      expect(await deQuien(ID_INEXISTENTE)).toEqual([]);
    });

    it('comes with those of a file', async () => {
      const filas = [unParticipante().enEstado('ACTIVO').datos(), unParticipante().llamado('Eva').datos()];
      await importarParticipantes(deps())({ filas });
      const [dentro, espera] = idsDe(await mundo().participantes.listar());
      expect(await deQuien(dentro ?? '')).toHaveLength(1);
      expect(await deQuien(espera ?? '')).toEqual([]);
    });

    it('tells each transfer and change of phase, newest first', async () => {
      const [una, otra] = [
        await mundo().sedes.crear(unaSede().llamada('Casa Bello').datos()),
        await mundo().sedes.crear(unaSede().llamada('Casa Urabá').datos()),
      ];
      const { id } = await crear(unParticipante().enEstado('ACTIVO').enSede(una.id));
      await cambiar(id, { sede_id: otra.id });
      await cambiar(id, { fase: 'PROCESO' });
      await cambiar(id, { telefono: '3009999999' });
      expect(await actual(id)).toMatchObject({
        sede_id: otra.id,
        fase: 'PROCESO',
        version: 3,
        eventos: [
          { tipo: 'CAMBIO_DE_FASE', fecha: hoy, desde_fase: null, hasta_fase: 'PROCESO' },
          { tipo: 'TRASLADO', fecha: hoy, desde_sede_id: una.id, hasta_sede_id: otra.id },
        ],
      });
      await rechazo(mundo().sedes.eliminar(una.id), 'CONFLICTO');
      expect(await mundo().sedes.obtener(una.id)).not.toBeNull();
    });

    it('ends with the egreso, and a readmission begins another', async () => {
      const { id } = await crear();
      const egreso = { fecha_egreso: '2026-06-01', tipo_egreso: 'ABANDONO', motivo_egreso: 'Se fue' };
      await cambiar(id, { ...egreso, estado: 'EGRESADO' });
      await cambiar(id, { motivo_egreso: 'Se fue sin avisar' });
      await rechazo(cambiar(id, { estado: 'ACTIVO', fecha_ingreso: '2026-05-31' }), 'VALIDACION');
      expect((await persona(id))?.estado).toBe('EGRESADO');
      await cambiar(id, { estado: 'ACTIVO', fecha_ingreso: '2026-08-01' });
      expect(await deQuien(id)).toMatchObject([
        { fecha_ingreso: '2026-08-01', fecha_egreso: null },
        { ...egreso, fecha_ingreso: '2026-01-10', motivo_egreso: 'Se fue sin avisar' },
      ]);
    });

    it('goes with them', async () => {
      const { id, estancia } = await enCasa();
      await salir(estancia.id);
      await mundo().participantes.eliminar(id);
      expect(await deQuien(id)).toEqual([]);
      await rechazo(salir(estancia.id), 'NO_ENCONTRADO');
    });
  });
};
