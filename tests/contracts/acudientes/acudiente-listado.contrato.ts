import { unAcudiente } from '@tests/builders/un-acudiente';
import { unParticipante } from '@tests/builders/un-participante';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Id } from '@/domain/shared/id';
import { ID_INEXISTENTE, idsDe } from '../apoyo/ids';
import type { Mundo } from '../apoyo/mundo';

export const acudienteListado = (mundo: () => Mundo): void => {
  const acudientes = () => mundo().acudientes;
  let ana: Id;
  let beto: Id;
  beforeEach(async () => {
    ana = (await mundo().participantes.crear(unParticipante().llamado('Ana Ejemplo').datos())).id;
    beto = (await mundo().participantes.crear(unParticipante().llamado('Beto Ejemplo').datos())).id;
  });

  describe('listar', () => {
    it('answers every acudiente by ascending id, archived ones too', async () => {
      const z = await acudientes().crear(unAcudiente().llamado('Elena', 'Zafra').de(ana).datos());
      const a = await acudientes().crear(unAcudiente().llamado('Elena', 'Acosta').de(beto).datos());
      await acudientes().actualizar(z.id, { archivado: true });
      expect(idsDe(await acudientes().listar())).toEqual(idsDe([z, a]));
    });

    it('keeps archived ones when it filters by something else', async () => {
      const archivado = await acudientes().crear(unAcudiente().de(ana).datos());
      const activo = await acudientes().crear(unAcudiente().de(ana).datos());
      await acudientes().crear(unAcudiente().de(beto).datos());
      await acudientes().actualizar(archivado.id, { archivado: true });
      expect(idsDe(await acudientes().listar({ id_participante: ana }))).toEqual(idsDe([archivado, activo]));
      expect(idsDe(await acudientes().listar({ id_participante: ana, archivados: false }))).toEqual(
        idsDe([activo]),
      );
      expect(idsDe(await acudientes().listar({ archivados: true }))).toEqual(idsDe([archivado]));
    });

    it('gives more rows than a page holds', async () => {
      for (let i = 0; i < 12; i += 1) await acudientes().crear(unAcudiente().de(ana).datos());
      expect(await acudientes().listar({ id_participante: ana })).toHaveLength(12);
    });
  });

  describe('listarDeParticipante', () => {
    it('gives the principal one first, then the others by id', async () => {
      const primero = await acudientes().crear(unAcudiente().de(ana).datos());
      const segundo = await acudientes().crear(unAcudiente().de(ana).datos());
      const principal = await acudientes().crear(unAcudiente().de(ana).principal().datos());
      await acudientes().crear(unAcudiente().de(beto).datos());
      expect(idsDe(await acudientes().listarDeParticipante(ana))).toEqual(
        idsDe([principal, primero, segundo]),
      );
    });

    it('is empty for a participante without acudientes', async () => {
      expect(await acudientes().listarDeParticipante(ana)).toEqual([]);
    });
  });

  describe('buscar', () => {
    const buscar = (criterios: object) => acudientes().buscar({ pagina: 1, limite: 10, ...criterios });
    const apellidos = async (criterios: object) => (await buscar(criterios)).datos.map((a) => a.apellidos);

    it('sorts by apellidos unless another order is asked for, and cuts pages', async () => {
      for (const apellido of ['Ñungo', 'Cedro', 'ábrego'])
        await acudientes().crear(unAcudiente().llamado('Elena', apellido).de(ana).datos());
      expect(await apellidos({})).toEqual(['ábrego', 'Cedro', 'Ñungo']);
      expect(await apellidos({ orden: '-apellidos' })).toEqual(['Ñungo', 'Cedro', 'ábrego']);
      expect(await buscar({ pagina: 2, limite: 2 })).toMatchObject({
        total: 3,
        datos: [{ apellidos: 'Ñungo' }],
      });
    });

    it('equals come by id in the same direction, and those without the value last in both', async () => {
      const crear = (modelo = unAcudiente()) => acudientes().crear(modelo.de(ana).datos());
      const sin = [await crear(), await crear()];
      const con = [
        await crear(unAcudiente().conParentesco('TIO')),
        await crear(unAcudiente().conParentesco('TIO')),
      ];
      const ids = async (orden: string) => idsDe((await buscar({ orden })).datos);
      for (const orden of ['apellidos', 'estado']) {
        expect(await ids(orden), orden).toEqual(idsDe([...sin, ...con]));
        expect(await ids(`-${orden}`), orden).toEqual(idsDe([...sin, ...con].toReversed()));
      }
      expect(await ids('parentesco')).toEqual(idsDe([...con, ...sin]));
      expect(await ids('-parentesco')).toEqual(idsDe([...con.toReversed(), ...sin.toReversed()]));
    });

    it('searches nombres, apellidos, documento and teléfono; filters by the rest', async () => {
      await acudientes().crear(
        unAcudiente()
          .llamado('Elena', 'Cedro')
          .de(ana)
          .conParentesco('MADRE')
          .conTelefono('3000000071')
          .datos(),
      );
      await acudientes().crear(
        unAcudiente()
          .llamado('Óscar', 'Nogal')
          .de(beto)
          .conDocumento('88112')
          .con({ estado: 'INACTIVO' })
          .datos(),
      );
      expect(await apellidos({ buscar: 'oscar nogal' })).toEqual(['Nogal']);
      expect(await apellidos({ buscar: '8811' })).toEqual(['Nogal']);
      expect(await apellidos({ buscar: '0071' })).toEqual(['Cedro']);
      expect(await apellidos({ parentesco: 'MADRE' })).toEqual(['Cedro']);
      expect(await apellidos({ estado: 'INACTIVO' })).toEqual(['Nogal']);
      expect(await apellidos({ id_participante: beto })).toEqual(['Nogal']);
      expect(await apellidos({ id_participante: ID_INEXISTENTE })).toEqual([]);
    });

    it('says the name and the document of the participante of each row', async () => {
      const { participantes } = mundo();
      const suyo = unParticipante().llamado('Beto Ejemplo').conDocumento('0012345').datos();
      const { id } = await participantes.crear(suyo);
      await acudientes().crear(unAcudiente().de(id).datos());
      expect((await buscar({})).datos[0]).toMatchObject({
        participante_nombre: 'Beto Ejemplo',
        participante_documento: '0012345',
      });
    });
  });
};
