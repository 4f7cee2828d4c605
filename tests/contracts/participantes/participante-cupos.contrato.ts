import { permisosDe } from '@tests/application/dobles/permisos';
import { unParticipante } from '@tests/builders/un-participante';
import { unaSede } from '@tests/builders/una-sede';
import { describe, expect, it } from 'vitest';
import { actualizarParticipante } from '@/application/participantes/actualizar-participante';
import { crearParticipante } from '@/application/participantes/crear-participante';
import type { Sede } from '@/domain/sedes/sede';
import { describirError } from '@/domain/shared/errores/describir-error';
import type { Mundo } from '../apoyo/mundo';
import { rechazo } from '../apoyo/rechazo';

export const participanteCupos = (mundo: () => Mundo): void => {
  /** The rule is of the use-case; the lock under which it decides, of each adapter. */
  const deps = () => ({
    participantes: mundo().participantes,
    permisos: permisosDe('ADMINISTRADOR'),
    reloj: { ahora: () => new Date() },
  });
  const crear = (modelo = unParticipante()) => crearParticipante(deps())(modelo.datos());
  const cambiar = (id: number | string, cambios: object) => actualizarParticipante(deps())(id, cambios);
  /** One place for men and one for women. */
  const sedeChica = () => mundo().sedes.crear(unaSede().conCupos(1, 1).datos());
  const dentro = (sede: Sede) => unParticipante().enSede(sede.id).delArea('HOMBRES').enEstado('ACTIVO');
  const ocupacion = async ({ id }: Sede) => (await mundo().sedes.obtener(id))?.ocupacion_hombres;

  describe('cupos', () => {
    it('refuses an admission to a full area, whoever is away on permission keeps the place', async () => {
      const sede = await sedeChica();
      await crear(dentro(sede).enEstado('CON_PERMISO'));
      const error = await rechazo(crear(dentro(sede)), 'CONFLICTO');
      // Over HTTP the rule's own words arrive as what the server said.
      const { detalle, mensajeServidor } = describirError(error, '');
      expect(`${detalle} ${mensajeServidor}`).toContain('1 de 1 ocupados');
      expect(error.campos).toEqual({ sede_id: expect.stringContaining('1 de 1 ocupados') });
      const porIngresar = await crear(dentro(sede).enEstado('PREINGRESO'));
      await rechazo(cambiar(porIngresar.id, { estado: 'ACTIVO' }), 'CONFLICTO');
      expect((await mundo().participantes.obtener(porIngresar.id))?.estado).toBe('PREINGRESO');
      expect(await ocupacion(sede)).toBe(1);
    });

    it('counts each area by itself', async () => {
      const sede = await sedeChica();
      await crear(dentro(sede));
      expect((await crear(dentro(sede).delArea('MUJERES'))).estado).toBe('ACTIVO');
    });

    it('refuses a transfer and a restored record that have no place; coming back needs none', async () => {
      const [llena, otra] = [await sedeChica(), await sedeChica()];
      const quien = await crear(dentro(llena));
      const deOtra = await crear(dentro(otra));
      await rechazo(cambiar(deOtra.id, { sede_id: llena.id }), 'CONFLICTO');
      await cambiar(quien.id, { estado: 'CON_PERMISO' });
      expect((await cambiar(quien.id, { estado: 'ACTIVO' })).estado).toBe('ACTIVO');
      const archivado = await crear(dentro(llena).enEstado('PREINGRESO'));
      await cambiar(archivado.id, { archivado: true });
      const vuelve = { archivado: false, estado: 'ACTIVO' };
      await rechazo(cambiar(archivado.id, vuelve), 'CONFLICTO');
    });

    it('lets a person be edited in a house that is over its capacity', async () => {
      const sede = await sedeChica();
      const quien = await crear(dentro(sede));
      await mundo().sedes.actualizar(sede.id, { capacidad_hombres: 0 });
      expect((await cambiar(quien.id, { observaciones: 'Cambio' })).observaciones).toBe('Cambio');
    });

    it('frees the place with an egreso', async () => {
      const sede = await sedeChica();
      const quien = await crear(dentro(sede));
      await cambiar(quien.id, {
        estado: 'EGRESADO',
        fecha_egreso: '2026-11-01',
        tipo_egreso: 'ABANDONO',
      });
      expect((await crear(dentro(sede))).estado).toBe('ACTIVO');
    });

    it('refuses a sede that is closed or archived, even with places', async () => {
      const cerrada = await mundo().sedes.crear(unaSede().conCupos(5, 5).enEstado('INACTIVA').datos());
      const { campos } = await rechazo(crear(dentro(cerrada)), 'CONFLICTO');
      expect(campos).toEqual({ sede_id: `La sede ${cerrada.nombre} no está activa: elija otra` });
      const archivada = await sedeChica();
      await mundo().sedes.actualizar(archivada.id, { archivado: true });
      await rechazo(crear(dentro(archivada)), 'CONFLICTO');
    });

    it('refuses to take in somebody without an area where the places are told by area', async () => {
      const sede = await mundo().sedes.crear(unaSede().con({ capacidad_mujeres: 3 }).datos());
      const sinArea = unParticipante().enSede(sede.id).enEstado('ACTIVO');
      const enArea = async (intento: Promise<unknown>) =>
        expect(Object.keys((await rechazo(intento, 'VALIDACION')).campos)).toEqual(['area']);
      await enArea(crear(sinArea));
      const espera = await crear(sinArea.enEstado('PREINGRESO'));
      await enArea(cambiar(espera.id, { estado: 'ACTIVO' }));
      const deOtra = await crear(unParticipante().enEstado('ACTIVO'));
      await enArea(cambiar(deOtra.id, { sede_id: sede.id }));
      await cambiar(espera.id, { archivado: true });
      await enArea(cambiar(espera.id, { archivado: false, estado: 'ACTIVO' }));
      const con = await cambiar(espera.id, { archivado: false, estado: 'ACTIVO', area: 'MUJERES' });
      expect(con).toMatchObject({ estado: 'ACTIVO', area: 'MUJERES', archivado_en: null });
      await enArea(cambiar(con.id, { area: null }));
      expect(await mundo().sedes.obtener(sede.id)).toMatchObject({
        ocupacion_mujeres: 1,
        ocupacion_sin_area: 0,
      });
    });

    it('lets somebody who is there without an area be edited, and leave on permission', async () => {
      const sede = await mundo().sedes.crear(unaSede().datos());
      const quien = await crear(unParticipante().enSede(sede.id).enEstado('ACTIVO'));
      await mundo().sedes.actualizar(sede.id, { capacidad_hombres: 5, capacidad_mujeres: 5 });
      const cambiado = await cambiar(quien.id, { estado: 'CON_PERMISO', observaciones: 'Cambio' });
      expect(cambiado).toMatchObject({ estado: 'CON_PERMISO', observaciones: 'Cambio', area: null });
    });

    it('does not check a capacity that nobody has declared', async () => {
      const sede = await mundo().sedes.crear(unaSede().datos());
      for (let n = 0; n < 3; n += 1) await crear(dentro(sede));
      expect(await ocupacion(sede)).toBe(3);
    });

    it('gives the last place to one of two that ask for it at once', async () => {
      const sede = await sedeChica();
      const esperan = await Promise.all(
        ['Ana', 'Eva', 'Isa', 'Luz'].map((nombre) =>
          crear(dentro(sede).llamado(`${nombre} Ejemplo`).enEstado('PREINGRESO')),
        ),
      );
      const intentos = await Promise.allSettled(esperan.map(({ id }) => cambiar(id, { estado: 'ACTIVO' })));
      expect(intentos.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      expect(await ocupacion(sede)).toBe(1);
    });
  });
};
