import { permisosDe } from '@tests/application/dobles/permisos';
import { unParticipante } from '@tests/builders/un-participante';
import { unaSede } from '@tests/builders/una-sede';
import { describe, expect, it } from 'vitest';
import { bitacoraDe } from '@/application/participantes/bitacora/servicios-bitacora';
import { crearParticipante } from '@/application/participantes/crear-participante';
import type { Id } from '@/domain/shared/id';
import { ID_INEXISTENTE } from '../apoyo/ids';
import { type AbrirMundo, usarMundo } from '../apoyo/mundo';
import { rechazo } from '../apoyo/rechazo';

const MINUTO = 60_000;
const haceMinutos = (minutos: number): string => new Date(Date.now() - minutos * MINUTO).toISOString();

/** The rules are of the use-cases; each adapter keeps what they say, and only adds. */
export const contratoLibroDeNovedades = (nombre: string, crearAdaptador: AbrirMundo): void => {
  describe(`LibroDeNovedades: ${nombre}`, () => {
    const mundo = usarMundo(crearAdaptador);
    const deps = () => ({
      participantes: mundo().participantes,
      novedades: mundo().novedades,
      permisos: permisosDe('ADMINISTRADOR'),
      reloj: { ahora: () => new Date() },
    });
    const crear = (modelo = unParticipante().enEstado('ACTIVO')) => crearParticipante(deps())(modelo.datos());
    const bitacora = () => bitacoraDe(deps());
    const escribir = (quien: Id, cambios: object = {}, clave?: string) =>
      bitacora().escribir(quien, { tipo: 'VISITA', texto: 'Vino la mamá', ...cambios }, { clave });
    const textos = (leidas: readonly { texto: string }[]) => leidas.map(({ texto }) => texto);

    it('keeps who, where, when and who wrote it', async () => {
      const sede = await mundo().sedes.crear(unaSede().datos());
      const persona = await crear(unParticipante().enEstado('ACTIVO').enSede(sede.id));
      const [estancia] = await mundo().estancias.listar(persona.id);
      const antes = Date.now();
      const escrita = await escribir(persona.id);
      expect(escrita).toMatchObject({
        participante_id: persona.id,
        participante_nombre: persona.nombre,
        estancia_id: estancia?.id,
        sede_id: sede.id,
        tipo: 'VISITA',
        texto: 'Vino la mamá',
        corrige: null,
      });
      expect(new Date(escrita.ocurrio_en).getTime()).toBeGreaterThanOrEqual(antes - MINUTO);
      expect(escrita.creado_por).toEqual(expect.stringContaining('@'));
      expect(await bitacora().listar(persona.id)).toEqual([escrita]);
      expect(await bitacora().listar(ID_INEXISTENTE)).toEqual([]);
    });

    it('also of who waits, without a stay', async () => {
      const espera = await crear(unParticipante());
      expect(await escribir(espera.id, { tipo: 'LLAMADA' })).toMatchObject({
        estancia_id: null,
        sede_id: null,
      });
    });

    it('tells them by when they happened, whenever they were written', async () => {
      const { id } = await crear();
      await escribir(id, { texto: 'Segunda', ocurrio_en: haceMinutos(30) });
      await escribir(id, { texto: 'Primera', ocurrio_en: haceMinutos(90) });
      expect(textos(await bitacora().listar(id))).toEqual(['Primera', 'Segunda']);
    });

    it('a correction is another one, in the same place and moment; what it corrects stays', async () => {
      const { id } = await crear();
      const primera = await escribir(id, { ocurrio_en: haceMinutos(60) });
      const segunda = await escribir(id, { texto: 'Vino la tía', corrige: primera.id });
      expect(segunda).toMatchObject({
        corrige: primera.id,
        estancia_id: primera.estancia_id,
        ocurrio_en: primera.ocurrio_en,
      });
      expect(await bitacora().listar(id)).toEqual([primera, segunda]);
      await rechazo(escribir(id, { corrige: primera.id }), 'CONFLICTO');
      const tercera = await escribir(id, { texto: 'Vino la abuela', corrige: segunda.id });
      expect(tercera.corrige).toBe(segunda.id);
    });

    it('refuses the future, and what is not there or of somebody else', async () => {
      const [una, otra] = [await crear(), await crear(unParticipante().llamado('Otra persona'))];
      const { id } = await escribir(una.id);
      await rechazo(escribir(una.id, { ocurrio_en: haceMinutos(-60) }), 'VALIDACION');
      await rechazo(escribir(otra.id, { corrige: id }), 'NO_ENCONTRADO');
      await rechazo(escribir(una.id, { corrige: ID_INEXISTENTE }), 'NO_ENCONTRADO');
      await rechazo(escribir(ID_INEXISTENTE), 'NO_ENCONTRADO');
      expect(await bitacora().listar(otra.id)).toEqual([]);
    });

    it('writes once for the same key, and refuses the key with something else', async () => {
      const { id } = await crear();
      const clave = `novedad-${Date.now()}`;
      const primera = await escribir(id, { tipo: 'SALUD' }, clave);
      expect(await escribir(id, { tipo: 'SALUD' }, clave)).toEqual(primera);
      await rechazo(escribir(id, { tipo: 'SALUD', texto: 'Otra' }, clave), 'VALIDACION');
      expect(await bitacora().listar(id)).toHaveLength(1);
    });

    it('of two corrections at once, one', async () => {
      const { id } = await crear();
      const { id: corrige } = await escribir(id);
      const dos = await Promise.allSettled([escribir(id, { corrige }), escribir(id, { corrige })]);
      expect(dos.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
      expect(await bitacora().listar(id)).toHaveLength(2);
    });

    it('of a turn, those of its hours and its sede, with whole threads', async () => {
      const [una, otra] = [
        await mundo().sedes.crear(unaSede().llamada('Casa Bello').datos()),
        await mundo().sedes.crear(unaSede().llamada('Casa Urabá').datos()),
      ];
      const ana = await crear(unParticipante().enEstado('ACTIVO').enSede(una.id));
      const eva = await crear(unParticipante().llamado('Eva Luz').enEstado('ACTIVO').enSede(otra.id));
      await escribir(ana.id, { texto: 'De ayer', ocurrio_en: haceMinutos(1500) });
      const vieja = await escribir(ana.id, { texto: 'Mal fechada', ocurrio_en: haceMinutos(1400) });
      await escribir(eva.id, { texto: 'De la otra casa', ocurrio_en: haceMinutos(50) });
      await escribir(ana.id, { texto: 'Del turno', ocurrio_en: haceMinutos(40) });
      await escribir(ana.id, { texto: 'Bien fechada', corrige: vieja.id, ocurrio_en: haceMinutos(30) });
      const desde = haceMinutos(720);
      expect(textos(await bitacora().delTurno({ desde, sede_id: una.id }))).toEqual([
        'Mal fechada',
        'Del turno',
        'Bien fechada',
      ]);
      expect(textos(await bitacora().delTurno({ desde }))).toContain('De la otra casa');
      const anterior = await bitacora().delTurno({ desde: haceMinutos(1450), hasta: desde, sede_id: una.id });
      expect(textos(anterior)).toEqual(['Mal fechada', 'Bien fechada']);
      expect(await bitacora().delTurno({ desde, sede_id: ID_INEXISTENTE })).toEqual([]);
      await rechazo(bitacora().delTurno({ desde: '2020-01-01T05:00:00.000Z' }), 'VALIDACION');
      await rechazo(bitacora().delTurno({ desde, hasta: haceMinutos(800) }), 'VALIDACION');
    });

    it('goes with its person, and keeps a sede from being erased', async () => {
      const sede = await mundo().sedes.crear(unaSede().datos());
      const espera = await crear(unParticipante().enSede(sede.id));
      await escribir(espera.id);
      const dentro = await crear(unParticipante().llamado('Quien vive').enEstado('ACTIVO'));
      const { id: corrige } = await escribir(dentro.id);
      await escribir(dentro.id, { corrige });
      await rechazo(mundo().sedes.eliminar(sede.id), 'CONFLICTO');
      await mundo().participantes.eliminar(espera.id);
      expect(await bitacora().listar(espera.id)).toEqual([]);
      await mundo().participantes.eliminar(dentro.id);
      expect(await bitacora().delTurno({ desde: haceMinutos(60) })).toEqual([]);
      await mundo().sedes.eliminar(sede.id);
    });

    it('leaves a line in the history for each, without what it says', async () => {
      const { id } = await crear();
      const novedad = await escribir(id, { tipo: 'SALUD', texto: 'Dolor de cabeza' });
      const lineas = (await mundo().actividad.listarDe('novedad', novedad.id)) ?? [];
      expect(lineas.map(({ accion }) => accion)).toEqual(['CREAR']);
      expect(lineas[0]?.cambios).toContainEqual({ campo: 'tipo', antes: null, despues: 'SALUD' });
      await mundo().participantes.eliminar(id);
      const todas = (await mundo().actividad.listarDe('novedad', novedad.id)) ?? [];
      expect(todas.map(({ accion }) => accion)).toEqual(['ELIMINAR', 'CREAR']);
      expect(JSON.stringify(todas)).not.toContain('Dolor de cabeza');
    });
  });
};
