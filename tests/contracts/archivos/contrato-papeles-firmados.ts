import { unFormato } from '@tests/builders/un-formato';
import { unParticipante } from '@tests/builders/un-participante';
import { beforeEach, describe, expect, it } from 'vitest';
import type { PapelesFirmados } from '@/application/archivos/bodega-archivos.port';
import type { FormatoRepository } from '@/application/formatos/formato-repository.port';
import type { PapelesRecibidos } from '@/application/formatos/papeles-recibidos.port';
import type { ParticipanteRepository } from '@/application/participantes/participante-repository.port';
import { carpetaDeParticipante } from '@/domain/shared/carpeta-de-participante';

export interface PapelesFirmadosBajoPrueba {
  firmados: PapelesFirmados;
  papeles: PapelesRecibidos;
  participantes: Pick<ParticipanteRepository, 'crear'>;
  formatos: Pick<FormatoRepository, 'crear' | 'actualizar'>;
}

const HOY = '2026-11-21';

/** `crear` gives one with no record at all. */
export const contratoPapelesFirmados = (nombre: string, crear: () => PapelesFirmadosBajoPrueba): void => {
  describe(`PapelesFirmados: ${nombre}`, () => {
    let prueba: PapelesFirmadosBajoPrueba;
    beforeEach(() => {
      prueba = crear();
    });
    const firmar = async (codigo: string) => {
      const { id } = await prueba.participantes.crear(unParticipante().llamado('Luz Ríos').datos());
      const archivo = `${carpetaDeParticipante(id)}/pdf/${codigo}.pdf`;
      await prueba.papeles.recibir(id, codigo, { fecha: HOY, archivo }, HOY);
      return { id, archivo };
    };

    it('says whose signed paper a file is, by the name of its template', async () => {
      const datos = unFormato().conCodigo('CARTA').datos();
      const { id, version } = await prueba.formatos.crear({ ...datos, nombre: 'Carta' });
      await prueba.formatos.actualizar(id, { estado: 'VIGENTE', version });
      await prueba.formatos.crear({ ...datos, nombre: 'Carta de ingreso' });
      const { archivo } = await firmar('CARTA');
      expect(await prueba.firmados.de(archivo)).toEqual({ papel: 'Carta de ingreso', persona: 'Luz Ríos' });
    });

    it('by its code when there is no template any more', async () => {
      const { archivo } = await firmar('ANTIGUA');
      expect(await prueba.firmados.de(archivo)).toEqual({ papel: 'ANTIGUA', persona: 'Luz Ríos' });
    });

    it('of a file that no record names, or not any more, says nothing', async () => {
      const { id, archivo } = await firmar('CARTA');
      expect(await prueba.firmados.de(`${carpetaDeParticipante(id)}/pdf/otra.pdf`)).toBeNull();
      await prueba.papeles.retirar(id, 'CARTA');
      expect(await prueba.firmados.de(archivo)).toBeNull();
    });
  });
};
