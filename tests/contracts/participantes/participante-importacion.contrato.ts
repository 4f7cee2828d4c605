import { unParticipante } from '@tests/builders/un-participante';
import { unaSede } from '@tests/builders/una-sede';
import { describe, expect, it } from 'vitest';
import { decidirImportacion } from '@/application/participantes/decidir-importacion';
import { ErrorClaveReutilizada } from '@/application/shared/error-clave-reutilizada';
import type { DatosParticipante } from '@/domain/participantes/datos-participante';
import { primeraEstancia } from '@/domain/participantes/estancias/seguir-estancias';
import type { Mundo } from '../apoyo/mundo';

export const participanteImportacion = (mundo: () => Mundo): void => {
  const crear = (modelo = unParticipante()) => mundo().participantes.crear(modelo.datos());
  const importar = (
    filas: readonly DatosParticipante[],
    opciones: { clave?: string; simular?: boolean } = {},
  ) =>
    mundo().participantes.importar(
      filas,
      { simular: false, ...opciones },
      (existente) => decidirImportacion(filas, existente),
      primeraEstancia,
    );
  const cuantos = async () => (await mundo().participantes.listar()).length;
  const fila = (nombre: string, documento?: string) => {
    const modelo = unParticipante().llamado(nombre);
    return (documento ? modelo.conDocumento(documento) : modelo).datos();
  };

  describe('importar', () => {
    it('creates the rows in order, with their history, and answers the id of each', async () => {
      const respuestas = await importar([fila('Ana Uno', '1'), fila('Eva Dos', '2')]);
      expect(respuestas.map(({ resultado }) => resultado)).toEqual(['CREADA', 'CREADA']);
      const [primera] = respuestas;
      expect(await mundo().participantes.obtener(primera?.id ?? '')).toMatchObject({
        nombre: 'Ana Uno',
        estado: 'PREINGRESO',
        version: 1,
      });
      const historia = (await mundo().actividad.listarDe('participante', primera?.id ?? '')) ?? [];
      expect(historia.map(({ accion }) => accion)).toContain('CREAR');
    });

    it('passes over who is there already, by document or by name and phone, archived ones too', async () => {
      const conDocumento = await crear(unParticipante().llamado('Ana Uno').conDocumento('1'));
      const sinDocumento = await crear(unParticipante().llamado('Éva  Dos'));
      await mundo().participantes.actualizar(sinDocumento.id, { archivado: true });
      const respuestas = await importar([
        { ...fila('UNO, ANA', '1'), telefono: '3009999999' },
        fila('EVA DOS', '22'),
        fila('Ana Uno', '111'),
      ]);
      expect(respuestas.map(({ resultado, id }) => [resultado, String(id)])).toEqual([
        ['DUPLICADA', String(conDocumento.id)],
        ['DUPLICADA', String(sinDocumento.id)],
        ['CREADA', expect.any(String)],
      ]);
    });

    it('keeps the first of two equal rows and says which one the other repeats', async () => {
      const respuestas = await importar([fila('Ana Uno', '1'), fila('Eva Dos'), fila('Ana Uno Mesa', '1')]);
      expect(respuestas[2]).toMatchObject({ resultado: 'DUPLICADA', id: null, repite_fila: 0 });
      expect(await cuantos()).toBe(2);
    });

    it('rejects a sede that does not exist or has no place left, counting the rows before', async () => {
      const { id } = await mundo().sedes.crear(unaSede().conCupos(1, 0).datos());
      const llega = { sede_id: id, estado: 'ACTIVO', fecha_ingreso: '2026-01-10' } as const;
      const dentro = { ...llega, area: 'HOMBRES' } as const;
      const respuestas = await importar([
        { ...fila('Uno Ejemplo', '1'), ...dentro },
        { ...fila('Dos Ejemplo', '2'), ...dentro },
        { ...fila('Tres Ejemplo', '3'), sede_id: 987_654 },
        { ...fila('Cuatro Ejemplo', '4'), ...llega },
      ]);
      expect(respuestas.map(({ resultado }) => resultado)).toEqual([
        'CREADA',
        'RECHAZADA',
        'RECHAZADA',
        'RECHAZADA',
      ]);
      expect(respuestas[1]?.campos.sede_id).toContain('no tiene cupos');
      expect(respuestas[2]?.campos).toEqual({ sede_id: 'La sede no existe' });
      expect(Object.keys(respuestas[3]?.campos ?? {})).toEqual(['area']);
    });

    it('writes nothing when it is only trying', async () => {
      const respuestas = await importar([fila('Ana Uno', '1')], { simular: true });
      expect(respuestas).toMatchObject([{ resultado: 'CREADA', id: null }]);
      expect(await cuantos()).toBe(0);
    });

    it('when only trying, looks also at what is good of the incomplete rows, and creates none', async () => {
      await crear(unParticipante().llamado('Ana Uno').conDocumento('1'));
      const { telefono: _, ...sinTelefono } = fila('Eva Dos', '1');
      const filas = [sinTelefono, fila('Luz Tres', '3')];
      const respuestas = await mundo().participantes.importar(
        filas,
        { simular: true, incompletas: [0] },
        (existente) => decidirImportacion(filas, existente, new Set([0])),
        primeraEstancia,
      );
      expect(respuestas.map(({ resultado }) => resultado)).toEqual(['RECHAZADA', 'CREADA']);
      expect(respuestas[0]?.campos.numero_documento).toContain('Ese documento es de Ana Uno');
      expect(await cuantos()).toBe(1);
    });

    it('answers the same when it is sent again with its key, and creates once', async () => {
      const filas = [fila('Ana Uno', '1'), fila('Eva Dos', '2')];
      const primera = await importar(filas, { clave: 'importacion-1' });
      expect(await importar(filas, { clave: 'importacion-1' })).toEqual(primera);
      expect(await cuantos()).toBe(2);
      await expect(importar([fila('Otra Tres', '3')], { clave: 'importacion-1' })).rejects.toMatchObject({
        codigo: new ErrorClaveReutilizada().codigo,
      });
    });
  });
};
